/** Age in seconds at which availability is fetched again; short, because other guests book, too. */
export const AVAILABILITY_FRESH_FOR_SECONDS = 60;
