import { useAddress } from '../ui/use-address.ts';

/** The booking whose payment is under review, kept in the URL, so that other sections can link here. */
export function useReview() {
  const [params, setAddress] = useAddress();
  const id = Number(params.get('review'));
  return {
    reviewId: Number.isInteger(id) && id > 0 ? id : undefined,
    review: (next: number) => setAddress({ review: next }, { asStep: true }),
    close: () => setAddress({ review: undefined }),
  };
}
