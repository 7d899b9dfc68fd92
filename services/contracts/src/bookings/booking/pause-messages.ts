export interface PauseMessages {
  /** True to keep scheduled messages back. */
  paused: boolean;
}
