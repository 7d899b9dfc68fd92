/** Loaded into a process of the chat service: answers every IPC message with its memory in use, in bytes. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, rss });
});
