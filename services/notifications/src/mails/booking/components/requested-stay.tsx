import type { ChangeRequestPayload } from '../../mail-payloads.ts';
import { isOtherStay, StayComparison } from './stay-comparison.tsx';

type Asked = Pick<ChangeRequestPayload, 'booking' | 'request'>;

/** Services are not compared: a request has their ids only. */
const comparedStays = ({ booking: { services: _services, ...before }, request }: Asked) => ({
  before,
  after: { ...request.wanted, finalTotal: request.finalTotal },
});

/** False for a request that is only a note. */
export function asksForOtherStay(asked: Asked): boolean {
  const { before, after } = comparedStays(asked);
  return isOtherStay(before, after);
}

/** The stay as booked and as the guest asks for it. */
export function RequestedStay(asked: Asked) {
  return <StayComparison {...comparedStays(asked)} words={['Booked', 'Requested']} />;
}
