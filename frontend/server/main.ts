import { reportListening } from '@farmhouse/platform/http/listening';
import { releaseWhenIdle } from '@farmhouse/platform/memory/release-when-idle';
import { start } from './web.ts';

export { start };

if (import.meta.main) {
  const web = await start(process.env);
  reportListening();
  releaseWhenIdle();
  const stop = (): void => void web.close().then(() => process.exit(0));
  /** A rolling update has started another process: requests in flight and open connections end first. */
  process.once('SIGTERM', () => void web.drain().then(stop));
  process.once('SIGINT', stop);
}
