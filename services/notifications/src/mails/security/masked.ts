const SHOWN = 2;

/**
 * Masks an address or a UPI id, so that its owner recognises it and others cannot use it: the first two characters of a
 * longer name, and the host.
 */
export function masked(value: string): string {
  const at = value.lastIndexOf('@');
  const [name, host] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at)];
  return `${name.length > SHOWN ? name.slice(0, SHOWN) : ''}…${host}`;
}
