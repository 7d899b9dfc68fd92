import { DetailsTable } from '../../components/details-table.tsx';
import { Action, BulletList, Heading } from '../../components/components.tsx';
import { PhoneNumber } from '../../components/phone-number.tsx';
import type { HouseInfo } from '../../text/house-info.ts';

interface ArrivalDetailsProps {
  house: HouseInfo;
  /** True for a confirmed stay: its guests also get the number that is answered at any hour. */
  isConfirmed?: boolean;
}

/** Where the house is and whom to call. */
export function ArrivalDetails({ house, isConfirmed = true }: ArrivalDetailsProps) {
  const { address, phone } = house;
  const emergencyPhone = isConfirmed && house.emergencyPhone;
  return (
    <DetailsTable
      rows={[
        ['Address', address],
        ['Call us', phone && <PhoneNumber key="phone">{phone}</PhoneNumber>],
        ['During your stay', emergencyPhone ? <PhoneNumber key="emergency">{emergencyPhone}</PhoneNumber> : null],
      ]}
    />
  );
}

export function DirectionsAction({ house }: { house: HouseInfo }) {
  if (!house.directionsUrl) return null;
  return (
    <Action quiet href={house.directionsUrl}>
      Directions
    </Action>
  );
}

/** What every party needs with it; the terms ask for the identity documents. */
const TO_BRING = [
  'A photo ID of every adult, such as Aadhaar',
  'Swimwear and a change of clothes',
  'Your own medicines, and something against mosquitoes',
] as const;

export function WhatToBring() {
  return (
    <>
      <Heading>What to bring</Heading>
      <BulletList entries={TO_BRING} />
    </>
  );
}
