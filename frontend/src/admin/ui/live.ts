/** How often visible dashboard data is polled, in milliseconds. */
const LIVE_MS = 60_000;

/** Options of a query whose data changes without an action of the owner. */
export const LIVE = {
  pollingInterval: LIVE_MS,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
};
