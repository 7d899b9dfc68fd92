import type { PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import { PRIVACY_REQUEST_NAMES } from '@farmhouse/contracts/content/privacy-request';
import { formatDay } from '@farmhouse/contracts/text/dates';
import type { ReactNode } from 'react';
import { Code, DetailsTable } from '../components/details-table.tsx';
import { PhoneNumber } from '../components/phone-number.tsx';

type Row = readonly [string, ReactNode];

const requestRows = ({ reference, type, dueDate }: PrivacyRequestSnapshot): Row[] => [
  ['Reference', <Code key="reference">{reference}</Code>],
  ['Request', PRIVACY_REQUEST_NAMES[type]],
  ['Due by', formatDay(dueDate)],
];

export function RequestDetails({ request }: { request: PrivacyRequestSnapshot }) {
  return <DetailsTable rows={requestRows(request)} />;
}

/** What is asked for and by whom, for the owner. */
export function RequesterDetails({ request }: { request: PrivacyRequestSnapshot }) {
  const { name, email, phone } = request;
  return (
    <DetailsTable
      rows={[
        ...requestRows(request),
        ['Name', name],
        ['Mail', email],
        ['Phone', phone && <PhoneNumber key="phone">{phone}</PhoneNumber>],
      ]}
    />
  );
}
