const STYLES_ADDRESS = /https?:\S+\.css/;

type Load<T> = () => Promise<T>;

/** Address of the style sheet that failed to load with some code. */
const missing = new WeakMap<Load<unknown>, string>();

/**
 * Loads code, after the style sheet that failed in an earlier call for the same `load`: Vite asks for each style sheet
 * once, and after its failure would load the code without it. Rejects if either fails.
 */
export async function withStyles<T>(load: Load<T>): Promise<T> {
  const address = missing.get(load);
  if (address) {
    await addStyles(address);
    missing.delete(load);
  }
  return load().catch((error: unknown) => {
    const failed = STYLES_ADDRESS.exec(error instanceof Error ? error.message : '')?.[0];
    if (failed) missing.set(load, failed);
    throw error;
  });
}

function addStyles(address: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const href = `${address}?retry=${Date.now()}`;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}
