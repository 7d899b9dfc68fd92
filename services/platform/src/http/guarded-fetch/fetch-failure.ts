export type FetchFailureReason = 'unreachable' | 'address-not-allowed' | 'too-large' | 'too-slow';

/** Why an address could not be read; `message` names its host at most, since addresses hold secrets. */
export class FetchFailure extends Error {
  readonly reason: FetchFailureReason;

  constructor(reason: FetchFailureReason, message: string) {
    super(message);
    this.name = 'FetchFailure';
    this.reason = reason;
  }
}
