import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';

/** How a code is written; what people type differs in case and spaces. */
export function tidyCode(text: string): string {
  const bare = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^FH/, '');
  return bare ? `FH-${bare}` : '';
}

/**
 * The code in the page's address: undefined until the page lives in the browser (the server renders these pages
 * without anybody's booking), then the code or an empty text.
 */
export function useBookingCode(): string | undefined {
  const [search] = useSearchParams();
  return useHydrated() ? tidyCode(search.get('booking') ?? '') : undefined;
}
