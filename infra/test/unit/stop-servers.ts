import './start-servers.ts';

/** Jest's global tear-down. */
export default async function stopServers(): Promise<void> {
  await globalThis.testServers?.stop();
}
