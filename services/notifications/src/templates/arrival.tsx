import { Facts } from './facts.tsx';
import { phoneLink } from './links.ts';
import { Action } from './parts.tsx';
import type { Place } from './place.ts';
import { color } from './theme.ts';

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
