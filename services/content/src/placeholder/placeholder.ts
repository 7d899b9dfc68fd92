/** Longest side of a placeholder, in pixels. */
export const MAX_PLACEHOLDER_SIDE = 4000;

/** An SVG of that size (pixels): hills at dusk in the site's colours, labelled with the dimensions. */
export function placeholderSvg(width: number, height: number): string {
  const at = (part: number) => Math.round(height * part);
  const fontSize = Math.max(8, Math.round(Math.min(width, height) / 12));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Placeholder">`,
    `<rect width="${width}" height="${height}" fill="#e9dfcf"/>`,
    `<path d="M0 ${at(0.62)} Q ${width / 4} ${at(0.42)} ${width / 2} ${at(0.6)} T ${width} ${at(0.55)} V ${height} H 0 Z" fill="#c9b896"/>`,
    `<path d="M0 ${at(0.78)} Q ${width / 3} ${at(0.62)} ${(width * 2) / 3} ${at(0.76)} T ${width} ${at(0.7)} V ${height} H 0 Z" fill="#7d8b63"/>`,
    `<text x="50%" y="30%" fill="#5c5140" font-family="sans-serif" font-size="${fontSize}" text-anchor="middle">${width} × ${height}</text>`,
    '</svg>',
  ].join('');
}
