import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button, Checkbox, Form, type FormInstance } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { settingNumber } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { BreakRuleDialog } from '../../booking-shared/stay/rule-notice.tsx';
import type { NewBookingState } from '../../navigation/paths.ts';
import { useInterruptedInput } from '../../ui/drafts/use-interrupted-input.tsx';
import { LargeDialog } from '../../ui/overlays/large-dialog.tsx';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { missingText, newExternalBooking, type ExternalBookingFields } from './external-booking.ts';
import { departureAfter, departureOfMoved } from './external-booking-dates.ts';
import { GuestFields, PriceFields, StayFields } from './external-booking.fields.tsx';
import { ExternalTotal } from './external-total.tsx';
import { useCoupon } from './use-coupon.ts';
import { useCreateBooking } from './use-create-booking.ts';
import { useFollowPrice } from './use-follow-price.ts';
import { useOnlinePrice } from './use-online-price.ts';

interface ExternalBookingDialogProps {
  /** Values to prefill. */
  prefilled?: NewBookingState['newBooking'];
  /** Called with the booking once it is created, before the dialog closes. */
  onCreated?: (booking: BookingView) => void;
  onClose: () => void;
}

/** Creates an external booking; the guest is notified how to pay, by mail or, without an e-mail, on WhatsApp. */
export default function ExternalBookingDialog({ prefilled, onCreated, onClose }: ExternalBookingDialogProps) {
  const [form] = Form.useForm<ExternalBookingFields>();
  const fields = Form.useWatch([], form) as Partial<ExternalBookingFields> | undefined;
  const coupon = useCoupon(form, fields ?? {});
  const { submit, isCreating } = useCreateBooking(form, coupon);
  const online = useOnlinePrice(fields ?? {});
  const [isAsking, setAsking] = useState(false);
  const pricePerGuest = settingNumber(useSettings(), 'price_per_guest');
  const interrupted = useInterruptedInput(form, 'external booking', startOf(pricePerGuest, prefilled));
  const { requestClose, discardDialog } = useUnsavedGuard(interrupted.isUnsaved, onClose);
  useFollowPrice(form, pricePerGuest, { isRestored: interrupted.notice !== undefined });

  const finish = async () => {
    setAsking(false);
    const booking = await submit();
    if (!booking) return;
    onCreated?.(booking);
    onClose();
  };
  const finishOnce = useOneAtATime(finish);
  const followArrival = useFollowArrival(form, fields?.checkinDate);

  return (
    <LargeDialog
      title="Create External Booking"
      width={760}
      onCancel={requestClose}
      afterOpenChange={(isOpen) => isOpen && form.focusField('fullName')}
      footer={
        <ExternalFooter
          fields={fields ?? {}}
          online={online.total}
          isCreating={isCreating}
          onCreate={form.submit}
          onCancel={requestClose}
        />
      }
    >
      <Form<ExternalBookingFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={interrupted.initialValues}
        onValuesChange={followArrival}
        scrollToFirstError={{ focus: true }}
        onFinish={() => (online.brokenRule ? setAsking(true) : finishOnce())}
      >
        {interrupted.notice}
        <GuestFields hasNoEmail={fields?.hasNoEmail} hasNoPhone={fields?.hasNoPhone} />
        <StayFields form={form} brokenRule={online.brokenRule} />
        <PriceFields form={form} coupon={coupon} online={online.total} />
        <Form.Item
          name="confirmsNow"
          valuePropName="checked"
          extra="Takes the dates at once; otherwise it stays pending"
        >
          <Checkbox>Confirm now</Checkbox>
        </Form.Item>
      </Form>
      {isAsking && online.brokenRule && (
        <BreakRuleDialog rule={online.brokenRule} onBreak={finishOnce} onKeep={() => setAsking(false)} />
      )}
      {discardDialog}
    </LargeDialog>
  );
}

/** Moves the departure with the arrival, which is typed or set otherwise; for the form's `onValuesChange`. */
function useFollowArrival(form: FormInstance<ExternalBookingFields>, shown: string | undefined) {
  const arrival = useRef(shown);
  useEffect(() => {
    if (shown) arrival.current = shown;
  }, [shown]);
  return ({ checkinDate }: Partial<ExternalBookingFields>, { checkoutDate }: ExternalBookingFields) => {
    if (!checkinDate) return;
    form.setFieldsValue({
      checkoutDate: departureOfMoved(checkinDate, { checkinDate: arrival.current, checkoutDate }),
    });
  };
}

interface ExternalFooterProps extends ComponentProps<typeof ExternalTotal> {
  isCreating: boolean;
  onCreate: () => void;
  onCancel: () => void;
}

/** The total, what is still missing, and the buttons. */
function ExternalFooter({ fields, online, isCreating, onCreate, onCancel }: ExternalFooterProps) {
  const missing = missingText(fields);
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      <ExternalTotal fields={fields} online={online} />
      <p
        id="external-missing"
        aria-live="polite"
        className="min-w-0 flex-1 text-left text-sm text-quiet empty:hidden max-sm:w-full max-sm:flex-none"
      >
        {missing}
      </p>
      <div className="flex shrink-0 gap-3">
        <Button className="max-sm:hidden" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="primary"
          disabled={missing !== undefined || isCreating}
          aria-describedby="external-missing"
          onClick={onCreate}
        >
          {isCreating ? 'Creating...' : 'Create Booking'}
        </Button>
      </div>
    </div>
  );
}

/** The initial values: a known arrival sets the default departure, an empty known e-mail sets `hasNoEmail`. */
function startOf(pricePerGuest: number, known: NewBookingState['newBooking'] = {}): ExternalBookingFields {
  const { checkinDate, email } = known;
  return {
    ...newExternalBooking(pricePerGuest),
    ...(checkinDate && { checkoutDate: departureAfter(checkinDate) }),
    ...(email === '' && { hasNoEmail: true }),
    ...known,
  };
}
