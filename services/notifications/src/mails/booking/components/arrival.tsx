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

export function WhatToBring({ house }: { house: HouseInfo }) {
  return (
    <>
      <Heading>What to bring</Heading>
      <BulletList entries={house.toBring} />
    </>
  );
}
