/** One tab at a time plays the games of this browser: each has a Python of its own, and would keep a game
as it knows it, over what another has kept meanwhile. */

const NAME = "capital-lux";
/** Milliseconds. A page that is loaded again may have to wait for what it was before. */
const PATIENCE = 500;

export class Tabs {
  /** Whether another tab plays. */
  elsewhere = $state(false);

  constructor(
    private readonly begin: () => void,
    private readonly end: () => void,
  ) {
    // Pages that came by plain HTTP, other than from this machine, have no locks.
    if (navigator.locks) this.play(false);
    else begin();
  }

  /** Play here, whoever plays now. */
  readonly here = (): void => this.play(true);

  private play(steal: boolean): void {
    const late = setTimeout(() => (this.elsewhere = true), PATIENCE);
    const playing = () => {
      clearTimeout(late);
      this.elsewhere = false;
      this.begin();
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(NAME, { steal }, playing).catch(() => {
      // Another tab plays now. When it is closed, this one goes on.
      this.end();
      this.elsewhere = true;
      this.play(false);
    });
  }
}
