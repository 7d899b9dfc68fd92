const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold ' +
  'no-underline transition duration-150 ease-calm disabled:opacity-55 aria-disabled:opacity-55';

const VARIANTS = {
  primary: 'primary-action bg-garden text-white enabled:hover:bg-garden-dark [a&]:hover:bg-garden-dark',
  accent: 'primary-action bg-terracotta text-white hover:bg-terracotta-dark',
  outline: 'border border-field bg-surface text-ink enabled:hover:border-garden [a&]:hover:border-garden',
  light: 'border border-white/60 bg-black/25 text-white backdrop-blur-sm hover:bg-black/40',
  quiet: 'px-3 text-garden hover:bg-garden-soft',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** The classes of a button, for buttons and for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${extra}`;
}

/** Selector of elements styled as the page's primary action, which no floating element may cover. */
export const PRIMARY_ACTIONS = '.primary-action';
