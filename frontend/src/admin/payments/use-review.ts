import { useUrlParams } from '../ui/use-url-params.ts';

/** The booking whose payment is under review, kept in the URL, so that other sections can link here. */
export function useReview() {
  const [params, setAddress] = useUrlParams();
  const id = Number(params.get('review'));
  return {
    reviewId: Number.isInteger(id) && id > 0 ? id : undefined,
    review: (next: number) => setAddress({ review: next }, { asStep: true }),
    close: () => setAddress({ review: undefined }),
  };
}
