import source from '../../shared/theme/tokens.css?raw';

/** Every token of tokens.css by its name without the dashes, for code that cannot use CSS variables. */
const values = new Map(
  [...source.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()] as const),
);

/** The value of a token as written in tokens.css. Throws for an unknown name. */
export function token(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}
