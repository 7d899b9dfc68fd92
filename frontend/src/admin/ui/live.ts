/** How often the dashboard looks for news while somebody looks at it. */
const LIVE_MS = 60_000;

/** Options of a query whose answer changes without the owner's doing. */
export const LIVE = { pollingInterval: LIVE_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
