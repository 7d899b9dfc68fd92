import { useState } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { priceDifference } from '../../../shared/price/price-difference.ts';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { LargeDialog } from '../../ui/overlays/large-dialog.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ContactFields, ReasonField, StayFields } from './change-fields.tsx';
import {
  changeOf,
  changesOf,
  isChange,
  isMoved,
  isPriceable,
  rebaseOnNewer,
  type ChangeFields,
} from './change-values.ts';
import { ChangeDates } from './change-dates.tsx';
import { DatesNotice } from './dates-notice.tsx';
import { newerState } from './newer-state.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { QuotedChangeView } from './preview/quoted-change-view.tsx';
import { useChangeQuote, type QuotedChange } from './preview/use-change-quote.ts';
import { isMailed, useRefusedFields, useSaveChange } from './use-save-change.tsx';

interface ChangeBookingDialogProps {
  /** The booking as it is now; it may become newer while the dialog is open. */
  booking: BookingDetails;
  onClose: () => void;
}

/** Changes a booking, with a live preview of its price and of who has its new dates. */
export default function ChangeBookingDialog({ booking, onClose }: ChangeBookingDialogProps) {
  const [form] = Form.useForm<ChangeFields>();
  const { base, newer, continueWithNewer } = useNewerBooking(form, booking);
  const watched = Form.useWatch([], form) as Partial<ChangeFields> | undefined;
  const fields = { ...changeOf(base), ...watched };
  const isChanged = isChange(fields, base);
  const quoted = useChangeQuote(booking.id, isPriceable(fields) ? changesOf(fields, base) : undefined);
  const { quote, isCurrent, refusal } = quoted;
  const moved = isMoved(fields, base) ? quote : undefined;
  const hasUnsaved = (): boolean => {
    const typed = { ...changeOf(base), ...(form.getFieldsValue(true) as Partial<ChangeFields>) };
    return isChange(typed, base) || typed.reason !== '';
  };
  const { requestClose, discardDialog } = useUnsavedGuard(hasUnsaved, onClose);
  const saving = useSaveChange({
    form,
    id: booking.id,
    base,
    fields,
    brokenRule: moved?.brokenRule,
    shownTotal: isCurrent ? quote?.becomes.price.finalTotal : undefined,
    onSaved: onClose,
  });
  useRefusedFields(form, refusal);
  const canSave = isChanged && isCurrent && !moved?.datesTakenBy && newer.length === 0;

  return (
    <LargeDialog
      title={`Change booking ${booking.confirmationCode}`}
      width={960}
      frameHeight="11rem"
      onCancel={requestClose}
      footer={
        <ChangeFooter
          quoted={quoted}
          canSave={canSave}
          isSaving={saving.isSaving}
          onSave={form.submit}
          onCancel={requestClose}
        />
      }
    >
      {newer.length > 0 && (
        <OutdatedNotice
          differences={newer}
          canContinue={booking.status !== 'cancelled'}
          onContinue={() => continueWithNewer(fields)}
        />
      )}
      <Form<ChangeFields>
        form={form}
        name="change"
        layout="vertical"
        requiredMark={false}
        initialValues={changeOf(base)}
        scrollToFirstError={{ focus: true }}
        onFinish={saving.submit}
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_22rem]"
      >
        <PanelSection title="Stay">
          <ChangeDates form={form} booking={booking} fields={fields} />
          {moved && <DatesNotice quote={moved} />}
        </PanelSection>
        <div className="lg:sticky lg:top-0 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-start max-lg:order-2">
          <PanelSection title="Before and after">
            <QuotedChangeView {...quoted} />
          </PanelSection>
        </div>
        <div className="max-lg:order-1">
          <PanelSection title="Guests and price">
            <StayFields booked={base.price.services} pricing={fields.pricing} />
          </PanelSection>
        </div>
        <div className="max-lg:order-3">
          <PanelSection title="Contact">
            <ContactFields booked={booking} typed={fields} />
          </PanelSection>
        </div>
        <div className="max-lg:order-4">
          <ReasonField isMailed={isMailed(fields, base)} />
        </div>
        <button type="submit" hidden disabled={!canSave} />
      </Form>
      {saving.question}
      {discardDialog}
    </LargeDialog>
  );
}

/**
 * The booking that the change is based on, and how the present one differs from it: the booking that was opened, until
 * the owner continues with a newer one.
 */
function useNewerBooking(form: FormInstance<ChangeFields>, booking: BookingDetails) {
  const [read, setRead] = useState(booking);
  const newer = newerState(read, booking);
  return {
    base: newer.length === 0 ? booking : read,
    newer,
    continueWithNewer: (fields: ChangeFields) => {
      form.setFieldsValue(rebaseOnNewer(fields, read, booking));
      setRead(booking);
    },
  };
}

interface ChangeFooterProps {
  quoted: QuotedChange;
  canSave: boolean;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** The new total and the buttons. */
function ChangeFooter({ quoted: { quote, isCurrent }, canSave, isSaving, onSave, onCancel }: ChangeFooterProps) {
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      {quote && (
        <p className={`figures mr-auto text-left ${isCurrent ? '' : 'opacity-60'}`} aria-live="polite">
          <span className="block text-lg font-semibold">{formatRupees(quote.becomes.price.finalTotal)}</span>
          <span className="block text-sm text-quiet first-letter:uppercase">{priceDifference(quote.difference)}</span>
        </p>
      )}
      <Button className="max-sm:hidden" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="primary" disabled={!canSave} loading={isSaving} onClick={onSave}>
        Save change
      </Button>
    </div>
  );
}
