/** Loaded into a process of the chat service: answers every question with its memory in use, in bytes. */
process.on('message', (question) => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ question, answer: { used: heapUsed + external, rss } });
});
