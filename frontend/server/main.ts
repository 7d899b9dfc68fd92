import { start } from './web.ts';

export { start };

if (import.meta.main) {
  const web = await start(process.env);
  const stop = (): void => void web.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}
