/** Whole seconds since 1970, in which tokens have their instants; of the present moment unless another is named. */
export const unixSeconds = (date: Date | number = Date.now()): number => Math.floor(Number(date) / 1_000);
