import { registerTabsWorker } from '../../ui/tabs-worker.ts';

const ANSWER_MS = 2_000;
/** How a browser refuses every worker, such as behind a certificate that it does not trust. No script causes these. */
const REFUSALS = ['SecurityError', 'NotSupportedError'];

/**
 * Resolves with the ids of the open documents of the site outside the dashboard; a reload changes a document's id.
 * Null where the browser registers no service worker; rejects if the worker does not answer.
 */
export type OpenDocuments = () => Promise<string[] | null>;

export const openDocuments: OpenDocuments = async () => {
  const registration = await registered();
  if (!registration) return null;
  const { active, waiting, installing } = registration;
  const worker = active ?? waiting ?? installing;
  if (!worker) throw new Error('The worker has not started');
  return answerOf(worker);
};

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await registerTabsWorker(); // undefined where a tool has blocked workers
  } catch (error) {
    if (error instanceof DOMException && REFUSALS.includes(error.name)) return undefined;
    throw error;
  }
}

function answerOf(worker: ServiceWorker): Promise<string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The worker has not answered')), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
    worker.postMessage(null, [port2]);
  });
}
