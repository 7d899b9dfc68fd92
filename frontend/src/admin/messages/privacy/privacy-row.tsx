import { Button } from 'antd';
import { PRIVACY_REQUEST_NAMES, type PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { dueState } from './due-date.ts';
import { ERASURE_LABELS, PRIVACY_LABELS, PRIVACY_TONES } from './privacy-labels.ts';

interface PrivacyRowProps {
  request: PrivacyRequestView;
  onHandle: (request: PrivacyRequestView) => void;
  onShowData: (request: PrivacyRequestView) => void;
}

/** A privacy request in the list: kind, sender and due date. */
export function PrivacyRow({ request, onHandle, onShowData }: PrivacyRowProps) {
  const { id, reference, type, name, email, phone, details, status, note, dueDate, erasure } = request;
  const titleId = `privacy-request-${id}`;
  const due = dueState(request, istDate(new Date()));
  return (
    <article aria-labelledby={titleId} className="panel flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p id={titleId} className="font-semibold">
            {PRIVACY_REQUEST_NAMES[type]} <span className="figures text-sm font-normal text-quiet">{reference}</span>
          </p>
          <Badge tone={PRIVACY_TONES[status]}>{PRIVACY_LABELS[status]}</Badge>
        </div>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 wrap-anywhere">
          <span>{name}</span>
          {email && <EmailLink email={email} subject={`${PRIVACY_REQUEST_NAMES[type]} ${reference}`} />}
          {phone && <PhoneLink number={phone} />}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-quiet">
          Due {formatDay(dueDate)} <Badge tone={due.tone}>{due.text}</Badge>
        </p>
        {erasure && <p className="mt-1 text-sm">{ERASURE_LABELS[erasure.state]}</p>}
        {details && <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{details}</p>}
        {note && <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-quiet">Note: {note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Show data of ${reference}`} onClick={() => onShowData(request)}>
          Show data
        </Button>
        <Button aria-label={`Handle ${reference}`} onClick={() => onHandle(request)}>
          Handle
        </Button>
      </div>
    </article>
  );
}
