/** The product's colours, and system fonts; mail programs support no CSS variables and load no fonts. */
export const color = {
  ground: '#FBF8F2',
  surface: '#FFFFFF',
  ink: '#22302A',
  quiet: '#5C6B63',
  line: '#E7E0D3',
  garden: '#1F4D3A',
  gardenDark: '#163829',
  terracotta: '#B9552F',
} as const;

/** Backgrounds of the small label above a mail's title; `ink` has enough contrast on each of them. */
export const tint = {
  garden: '#E1EDE6',
  water: '#DCEFEE',
  marigold: '#FBECD0',
  danger: '#F9DEDA',
} as const;

export const font = {
  display: "Georgia, 'Times New Roman', serif",
  text: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  code: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
} as const;
