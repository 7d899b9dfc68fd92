import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { OPEN_PRIVACY_STATUSES, type PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import type { PersonalData, PersonalDataGroup } from '@farmhouse/contracts/privacy/personal-data';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { Badge } from '../../ui/badge.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { EmptyState } from '../../ui/states.tsx';
import { EraseDialog } from './erase.dialog.tsx';
import { EFFECT_LABELS, EFFECT_COLORS, SERVICE_LABELS } from './privacy-labels.ts';
import { recordFields } from './record-fields.ts';
import { deletedCodes, recordLink } from './record-link.ts';

interface PersonalDataViewProps {
  request: PrivacyRequestView;
  data: PersonalData;
  onGatherAgain: () => void;
}

const canErase = ({ type, status }: PrivacyRequestView): boolean =>
  type === 'delete' && OPEN_PRIVACY_STATUSES.includes(status);

function download(data: PersonalData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `personal-data-${data.reference}.json`);
}

/** The collected data of a person, with obstacles to erasing; to download, and to erase. */
export function PersonalDataView({ request, data, onGatherAgain }: PersonalDataViewProps) {
  const [isAsking, setAsking] = useState(false);
  const isBlocked = data.obstacles.length > 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-quiet">
        Found by an exact match of: {[data.email, data.phone].filter(Boolean).join(', ')}. Gathered on{' '}
        {formatInstant(data.gatheredAt)}.
      </p>
      <Warnings data={data} request={request} onGatherAgain={onGatherAgain} />
      <div className="flex flex-wrap gap-2">
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => download(data)}>
          Download
        </Button>
        {canErase(request) && (
          <Button danger disabled={isBlocked} onClick={() => setAsking(true)}>
            Erase
          </Button>
        )}
      </div>
      <Services data={data} />
      {isAsking && <EraseDialog request={request} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Warnings({ data, request, onGatherAgain }: PersonalDataViewProps) {
  const { missing, obstacles, otherContacts } = data;
  return (
    <>
      {obstacles.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={canErase(request) ? 'The person cannot be erased yet' : 'Still open'}
          description={<Lines lines={obstacles.map(({ text }) => text)} />}
        />
      )}
      {otherContacts.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Please check that all of this is one person’s"
          description={`Some of these records also name ${otherContacts.join(', ')}, which the request does not name.`}
        />
      )}
      {missing.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="Some of the data could not be collected"
          description={`No answer about: ${missing.map((service) => SERVICE_LABELS[service]).join(', ')}.`}
          action={<Button onClick={onGatherAgain}>Try again</Button>}
        />
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The request itself does not count as held data. */
const isHeld = ({ name, records }: PersonalDataGroup): boolean =>
  records.length > (name === 'Privacy requests' ? 1 : 0);

function Services({ data }: { data: PersonalData }) {
  const groups = data.services.flatMap(({ service, groups: own }) => own.map((group) => ({ service, ...group })));
  if (!groups.some(isHeld) && data.missing.length === 0) {
    return (
      <EmptyState
        text="We hold no data about this person"
        hint="Only this request itself names them. Another address or number may find more."
      />
    );
  }
  const deleted = deletedCodes(data);
  return data.services
    .filter((one) => one.groups.some(({ records }) => records.length > 0))
    .map(({ service, groups: own }) => (
      <section key={service} aria-label={SERVICE_LABELS[service]}>
        <h2 className="mb-2 text-lg">{SERVICE_LABELS[service]}</h2>
        <div className="grid grid-cols-1 gap-2">
          {own
            .filter(({ records }) => records.length > 0)
            .map((group) => (
              <Group key={group.name} group={group} deleted={deleted} />
            ))}
        </div>
      </section>
    ));
}

interface GroupProps {
  group: PersonalDataGroup;
  deleted: ReadonlySet<unknown>;
}

function Group({ group: { name, fate, records }, deleted }: GroupProps) {
  return (
    <details className="panel">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-2 px-4 py-2">
        <span>
          {name} ({records.length})
        </span>
        <Badge tone={EFFECT_COLORS[fate]}>{EFFECT_LABELS[fate]}</Badge>
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {records.map((record, index) => (
          <li key={index} className="p-4 text-sm">
            <DescriptionList items={recordFields(record)} />
            <OpenRecord link={recordLink(name, record, deleted)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function OpenRecord({ link }: { link: ReturnType<typeof recordLink> }) {
  if (!link) return null;
  return (
    <Link to={link.to} className="mt-1 inline-flex min-h-11 items-center font-semibold text-terracotta-dark">
      {link.text}
    </Link>
  );
}
