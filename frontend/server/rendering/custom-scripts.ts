import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { isWithoutScripts } from '../../src/site/custom-scripts/script-rules.ts';

const ADDRESS = 'http://upstream/api/custom-scripts';

/** True if the page at an address may run a custom script of the owner, with consent. False while that is unknown. */
export async function mayRunCustomScripts(address: string, read: typeof fetch): Promise<boolean> {
  if (isWithoutScripts(address.split('?', 1)[0] ?? address)) return false;
  try {
    const response = await read(ADDRESS);
    const scripts = response.ok ? ((await response.json()) as PublicCustomScript[]) : [];
    return scripts.some(({ isActive }) => isActive);
  } catch {
    return false;
  }
}
