/** A backup or a restore that cannot be; the message says why, and nothing was changed. */
export class Refused extends Error {}
