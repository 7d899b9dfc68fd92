/**
 * Replaces the lines between `# begin NAME` and `# end NAME`, with their indentation. Throws when the text has
 * no such block.
 */
export function fillBlock(text: string, name: string, lines: readonly string[]): string {
  const block = new RegExp(`^( *)# begin ${name}\\b(.*)\\n[^]*?^ *# end ${name}$`, 'm');
  if (!block.test(text)) throw new Error(`There is no block "# begin ${name}" … "# end ${name}"`);
  return text.replace(block, (_, indent: string, note: string) =>
    [`# begin ${name}${note}`, ...lines, `# end ${name}`].map((line) => (line ? indent + line : line)).join('\n'),
  );
}
