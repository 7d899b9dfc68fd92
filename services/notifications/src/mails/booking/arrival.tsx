import { Facts } from '../parts/facts.tsx';
import { Action } from '../parts/parts.tsx';
import { phoneLink } from '../parts/phone-link.ts';
import type { Place } from '../parts/place.ts';
import { color } from '../parts/theme.ts';

function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} style={{ color: color.terracotta }}>
      {number}
    </a>
  );
}

/** Where the house is and whom to call. */
export function ArrivalFacts({ place }: { place: Place }) {
  const { address, phone, emergencyPhone } = place;
  return (
    <Facts
      rows={[
        ['Address', address],
        ['Call us', phone && <Phone key="phone" number={phone} />],
        ['During your stay', emergencyPhone && <Phone key="emergency" number={emergencyPhone} />],
      ]}
    />
  );
}

export function DirectionsAction({ place }: { place: Place }) {
  if (!place.directionsUrl) return null;
  return (
    <Action quiet href={place.directionsUrl}>
      Directions
    </Action>
  );
}
