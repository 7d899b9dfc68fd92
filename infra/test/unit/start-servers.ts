import { startTestServers, type TestServers } from './servers.ts';

declare global {
  var testServers: TestServers | undefined;
}

/** Jest's global set-up: one Postgres and one Redis for all services' specs. */
export default async function startServers(): Promise<void> {
  globalThis.testServers = await startTestServers();
  process.env.TEST_POSTGRES_URL = globalThis.testServers.postgresUrl;
  process.env.TEST_REDIS_URL = globalThis.testServers.redisUrl;
}
