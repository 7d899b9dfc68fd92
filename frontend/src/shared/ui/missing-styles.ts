const STYLES_ADDRESS = /https?:\S+\.css/;

/** Addresses of style sheets that code on demand needs and that failed to load. */
const missing = new Set<string>();

// Vite asks for each style sheet once, and after its failure would load the code without it
globalThis.window?.addEventListener('vite:preloadError', ({ payload }) => {
  const address = STYLES_ADDRESS.exec(payload.message)?.[0];
  if (address) missing.add(address);
});

/** Loads the style sheets that failed before. Rejects if one fails again; the next call then retries it. */
export const addMissingStyles = (): Promise<unknown> => Promise.all([...missing].map(addStyles));

async function addStyles(address: string): Promise<void> {
  await new Promise((onload, onerror) => {
    const href = `${address}?retry=${Date.now()}`;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
  missing.delete(address);
}
