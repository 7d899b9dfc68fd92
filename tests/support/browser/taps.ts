import type { Locator } from '@playwright/test';

/*
 * A person's own time by the keystroke-level model (Card, Moran and Newell 1980): a thought and a movement before each
 * tap, and an average typist's time for each key.
 */
const THOUGHT_AND_MOVE_S = 1.35 + 1.1;
const KEY_S = 0.28;

/** The least time between two taps; two within it are a double tap, of which the product may ignore the second. */
const MIN_PAUSE_MS = 500;

/** A user of a phone, with the number of taps and the time taken. */
export class PhoneUser {
  taps = 0;
  private keys = 0;
  private readonly startedAt = performance.now();
  private tappedAt = this.startedAt;

  async tap(target: Locator): Promise<void> {
    const pause = this.tappedAt + MIN_PAUSE_MS - performance.now();
    if (pause > 0) await target.page().waitForTimeout(pause);
    await target.tap();
    this.tappedAt = performance.now();
    this.taps += 1;
  }

  /** Replaces a field's text; typing counts as the tap that opens the keyboard. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
    this.keys += text.length;
  }

  /** Chooses an option of a native select: a tap opens its list, another chooses. */
  async choose(select: Locator, value: string): Promise<void> {
    await this.tap(select);
    this.taps += 1;
    await select.selectOption(value);
    await select.page().keyboard.press('Escape');
  }

  /**
   * Seconds since the start: the measured time of the network and the phone, and the modelled time of the person as if
   * nothing was loaded meanwhile.
   */
  get seconds(): number {
    const measured = (performance.now() - this.startedAt) / 1000;
    return measured + this.taps * THOUGHT_AND_MOVE_S + this.keys * KEY_S;
  }
}
