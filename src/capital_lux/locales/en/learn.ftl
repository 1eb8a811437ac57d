# A first game with hints: what a phase is, and what to think about.

page-learn-title = Learn to play
page-learn-lead = The quickest way is a first game. A line above the question explains each step as it comes; close it when you no longer need it.
page-learn-start = Start the first game
page-learn-rules = Or read the rules first:
page-learn-one = Each card is a choice. At home it scores for you.
page-learn-two = In the capital it raises the limit for everybody, and you use its power.
page-learn-three = At the end of a round a home that is over the limit is lost.
page-learn-coach = Hint
page-learn-close = No more hints
page-learn-draft = This is the draft. You see a pack of cards: keep one, then another, and the rest goes to your left. Cards of one colour help each other at home, but only as far as the capital grows too.
page-learn-draft-again = A new round begins with a new pack; capital and homes stay as they are. Before you choose, check which of your districts still have room below their limits.
page-learn-draft-more = These cards come from your right. What you pass on you will meet again in another home or in the capital: remember it.
page-learn-play = Your turn: take a card from your hand, then say where it goes. At home it is worth its value. In the capital it raises the limit for everybody and does what its power says.
page-learn-play-room = Look at the numbers under your home: total / limit. While the total is not above the limit, it is safe. You can also play at home now and raise the limit later.
page-learn-play-over = One of your districts is over its limit. Raise the limit: play that colour in the capital, or keep gold to pay the difference at the end of the round.
page-learn-play-over-generations = One of your districts is over its limit. Raise the limit: play that colour in the capital before the round ends, or you lose these cards.
page-learn-play-few = Your hand is running low. Cards that you still hold at the end of the round must go home: make sure that there is room for them.
page-learn-last = These are the last turns of the round. After your card, everything left in your hand goes home.
page-learn-power = You use the { $power }. { $effect }
page-learn-gold = You are over the limit here. Pay the difference in gold to keep the cards; gold that you keep is worth points at the end.
page-learn-bonus = You lead in this district, so you take the capital's highest card there as a bonus. It is safe until the end.
page-learn-wait = The others are playing. The log tells what happens, and marks show where. You can press any name, card power or number to read more.
page-learn-wait-draft = The others are still choosing. When all are ready, the packs go on to the left.
page-learn-over = The game is over: the cards at home, the bonus cards and the gold are counted. Try another game without hints, or against stronger bots.
page-learn-story = The round ends: cards left go home, limits are checked, and the leaders take bonus cards. Go on step by step.
