/** Whether this browser keeps the games that are played in it. */

export class Keeping {
  /** That it keeps nothing: in a private window, where storage is blocked, or where there is no room. */
  refused = $state(false);
  /** The player has read that at a table. */
  read = $state(false);
}
