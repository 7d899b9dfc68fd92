import { Button } from 'antd';
import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { agoText } from '../../ui/ago.ts';
import { shortAddress } from './feed-text.ts';

const HOLDS = {
  site: 'Dates only, for another site',
  owner: 'With guests and phone numbers, for your phone',
} as const;

interface ExportRowProps {
  calendar: CalendarExportView;
  /** Which imported entries it has; absent when that needs no word. */
  passedOn?: string;
  onEdit: () => void;
  onRenew: () => void;
  onDelete: () => void;
}

export function ExportRow({ calendar, passedOn, onEdit, onRenew, onDelete }: ExportRowProps) {
  const { name, kind, url, lastFetchedAt } = calendar;
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-quiet">{HOLDS[kind]}</p>
      {passedOn && <p className="text-sm wrap-anywhere text-quiet">{passedOn}</p>}
      <p className="text-sm wrap-anywhere text-quiet">
        {url ? shortAddress(url) : 'Its link still works but cannot be shown any more: renew it to see a new one'}
        {' · '}
        {lastFetchedAt ? `Fetched ${agoText(lastFetchedAt, new Date())}` : 'Never fetched'}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {url && <CopyButton text={url} what={`the link for ${name}`} />}
        <Button size="small" onClick={onEdit} aria-label={`Edit the link for ${name}`}>
          Edit
        </Button>
        <Button size="small" onClick={onRenew} aria-label={`Renew the link for ${name}`}>
          Renew
        </Button>
        <Button size="small" danger onClick={onDelete} aria-label={`Delete the link for ${name}`}>
          Delete
        </Button>
      </div>
    </li>
  );
}
