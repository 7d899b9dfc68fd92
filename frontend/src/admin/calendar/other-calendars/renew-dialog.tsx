import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useRenewCalendarExportMutation } from './calendar-exports.api.ts';

/** Gives a link a new secret, in case the old one has leaked. */
export function RenewDialog({ calendar, onClose }: { calendar: CalendarExportView; onClose: () => void }) {
  const { id, name } = calendar;
  const [renew, { isLoading }] = useRenewCalendarExportMutation();
  const submit = async (): Promise<void> => {
    const done = { title: 'Success', description: `${name} has a new link: paste it there` };
    if (await reportOutcome(renew(id).unwrap(), { done, failed: 'It was not renewed', again: submit })) onClose();
  };
  return (
    <Dialog
      title={`Renew the link for ${name}?`}
      okText="Renew"
      cancelText="Keep"
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>
        The link as it is stops working at once. Until you have pasted the new one there, {name} does not see what is
        booked here.
      </p>
    </Dialog>
  );
}
