/** Whether this browser keeps the games that are played in it. */

export class Keeping {
  /** It does not: a private window, storage that is blocked, or no room. */
  refused = $state(false);
  /** The player has read so at a table. */
  read = $state(false);
}
