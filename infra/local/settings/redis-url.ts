/** The address of a Redis on this machine. */
export const redisUrl = (port: number, password: string): string =>
  `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
