import { FIXED_PAGES } from '@farmhouse/contracts/pages/pages';

/** The path of every public page that returns 200 without parameters. */
export const PUBLIC_PAGES: readonly string[] = FIXED_PAGES.map(({ path }) => path);
