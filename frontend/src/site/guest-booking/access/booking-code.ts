import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

/** Normalises a confirmation code, which people type with varying case and spaces. */
export function normaliseCode(text: string): string {
  const suffix = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^FH/, '');
  return suffix ? `FH-${suffix}` : '';
}

/**
 * The confirmation code in the page's URL: undefined before hydration (the server renders these pages without any
 * booking), then the code or an empty text.
 */
export function useBookingCode(): string | undefined {
  const [search] = useSearchParams();
  return useHydrated() ? normaliseCode(search.get('booking') ?? '') : undefined;
}
