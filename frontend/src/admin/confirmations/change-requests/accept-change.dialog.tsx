import { Form, Input } from 'antd';
import type {
  ChangeRequestView,
  DecideChangeRequest,
  QuoteChange,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { useAcceptChangeRequestMutation } from '../../booking-shared/change/change.api.ts';
import { PricingFields } from '../../booking-shared/change/change-fields.tsx';
import { DatesNotice } from '../../booking-shared/change/dates-notice.tsx';
import { QuotedChangeView } from '../../booking-shared/change/preview/quoted-change-view.tsx';
import { useChangeQuote } from '../../booking-shared/change/preview/use-change-quote.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { wholeAtLeast } from '../../ui/forms/fields/whole-number.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { NOTE_ACCEPTED, useDecisionToast } from './use-decision-toast.ts';

interface Fields extends Required<Pick<DecideChangeRequest, 'pricing'>> {
  finalTotal?: string | number;
  reason?: string;
}

type ChosenPricing = Pick<DecideChangeRequest, 'pricing' | 'finalTotal'>;

/** How the change is priced; undefined while the agreed total is missing. */
function chosenOf({
  pricing,
  finalTotal = '',
}: Fields): (Required<Pick<ChosenPricing, 'pricing'>> & ChosenPricing) | undefined {
  if (pricing !== 'fixed') return { pricing };
  return String(finalTotal).trim() === '' ? undefined : { pricing, finalTotal: wholeAtLeast(0, finalTotal) };
}

/** Accepts a guest's change request, after a preview of its price and of conflicting bookings. */
export default function AcceptChangeDialog({ request, onClose }: { request: ChangeRequestView; onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const watched = Form.useWatch([], form) as Partial<Fields> | undefined;
  const fields = { pricing: request.pricing, ...watched };
  const chosen = chosenOf(fields);
  const { bookingId, wanted, selectedServices, couponCode } = request;
  const change: QuoteChange | undefined = chosen && { ...wanted, selectedServices, couponCode, ...chosen };
  const quoted = useChangeQuote(bookingId, change);
  const { quote, isCurrent } = quoted;
  const [accept] = useAcceptChangeRequestMutation();
  const { isDeciding, withBooking, decisionToast } = useDecisionToast(request);
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const submit = async () => {
    const reason = fields.reason?.trim() || undefined;
    const done = await reportOutcome(withBooking(accept({ id: request.id, ...chosen, reason }).unwrap()), {
      done: ({ result: { isUnchanged }, booking }) =>
        isUnchanged ? NOTE_ACCEPTED : decisionToast(booking, 'Change Accepted'),
      failed: 'Failed to accept the change',
      form,
    });
    if (done) onClose();
  };
  const submitOnce = useOneAtATime(submit);
  const canAccept = isCurrent && !quote?.datesTakenBy;

  return (
    <Dialog
      title="Accept this change?"
      okText="Accept change"
      okButtonProps={{ disabled: !canAccept }}
      confirmLoading={isDeciding}
      onOk={form.submit}
      onCancel={requestClose}
    >
      <p className="mb-4 wrap-anywhere">
        {request.fullName}, <span className="figures whitespace-nowrap">{request.confirmationCode}</span>
      </p>
      <Form<Fields>
        form={form}
        name="accept"
        layout="vertical"
        requiredMark={false}
        initialValues={{ pricing: request.pricing }}
        onFinish={submitOnce}
      >
        <PricingFields pricing={fields.pricing} />
        <div className="mb-5 grid gap-3">
          {quote && <DatesNotice quote={quote} />}
          <QuotedChangeView {...quoted} />
        </div>
        <Form.Item name="reason" label="Note to the guest (optional)" className="mb-0!">
          <Input.TextArea maxLength={REASON_MAX_LENGTH} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <button type="submit" hidden disabled={!canAccept} />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
