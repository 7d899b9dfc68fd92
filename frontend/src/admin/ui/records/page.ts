/** Records per page of a paged list. */
export const PAGE_SIZE = 20;

/** The page number in a URL; 1 for anything that is not a page number. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
