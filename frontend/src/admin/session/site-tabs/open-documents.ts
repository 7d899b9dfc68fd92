const WORKER = '/admin/open-tabs.js';
/** A path without pages: the worker controls none, it only answers. */
const SCOPE = '/admin/open-tabs/';
const ANSWER_MS = 2_000;

/** Resolves with the ids of the open documents of the site outside the dashboard; a reload changes a document's id. */
export type OpenDocuments = () => Promise<string[]>;

/** Null where the browser has no service workers. */
export function openDocuments(): OpenDocuments | null {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (!serviceWorker) return null;
  return async () => {
    const { active, waiting, installing } = await serviceWorker.register(WORKER, { scope: SCOPE });
    const worker = active ?? waiting ?? installing;
    if (!worker) throw new Error('The worker has not started');
    return answerOf(worker);
  };
}

function answerOf(worker: ServiceWorker): Promise<string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The worker has not answered')), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
    worker.postMessage(null, [port2]);
  });
}
