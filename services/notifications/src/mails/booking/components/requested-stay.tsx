import type { ChangeRequestPayload } from '../../mail-payloads.ts';
import { isOtherStay, StayComparison } from './stay-comparison.tsx';

type StayRequest = Pick<ChangeRequestPayload, 'booking' | 'request'>;

/** Services are not compared: a request has their ids only. */
const comparedStays = ({ booking: { services: _services, ...before }, request }: StayRequest) => ({
  before,
  after: { ...request.wanted, finalTotal: request.finalTotal },
});

/** False for a request that is only a note. */
export function asksForOtherStay(request: StayRequest): boolean {
  const { before, after } = comparedStays(request);
  return isOtherStay(before, after);
}

/** The stay as booked and as the guest asks for it. */
export function RequestedStay(request: StayRequest) {
  return <StayComparison {...comparedStays(request)} words={['Booked', 'Requested']} />;
}
