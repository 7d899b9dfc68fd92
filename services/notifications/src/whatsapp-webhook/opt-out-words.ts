const STOP_WORDS = ['stop', 'stopp', 'unsubscribe', 'रोकें', 'बंद करें'];
const START_WORDS = ['start', 'शुरू करें'];

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[\s.!?।"'“”]+$/u, '')
    .replace(/^["'“”]+/u, '')
    .toLowerCase();

const has = (words: readonly string[], text: string): boolean => words.some((word) => word.normalize('NFC') === text);

/** The request of a guest whose whole answer is one of these words; undefined for any other answer. */
export function optOutWord(response: string): 'stop' | 'start' | undefined {
  const text = plain(response);
  if (has(STOP_WORDS, text)) return 'stop';
  return has(START_WORDS, text) ? 'start' : undefined;
}
