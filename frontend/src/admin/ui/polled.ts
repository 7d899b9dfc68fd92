/** How often visible dashboard data is polled, in milliseconds. */
const POLLING_MS = 60_000;

/** Options of a query whose data changes without an action of the owner. */
export const POLLED = {
  pollingInterval: POLLING_MS,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
};
