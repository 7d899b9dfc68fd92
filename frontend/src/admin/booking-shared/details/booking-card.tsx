import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { formatClock, formatBookingsDay, formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { DescriptionList } from '../../ui/description-list.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { PaymentPlanNote } from './payment-plan-note.tsx';
import { BookingPrice } from './booking-price.tsx';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';

/** Guest, stay and price of a booking. */
export function BookingCard({ booking }: { booking: BookingDetails }) {
  const { price, checkinTime } = booking;
  return (
    <>
      <PanelSection title="Customer information">
        <DescriptionList
          items={[
            ['Name', booking.fullName],
            ['Email', booking.email ? <EmailLink key="email" email={booking.email} /> : 'Not provided'],
            [
              'Contact',
              booking.contactNumber ? <PhoneLink key="contact" number={booking.contactNumber} /> : 'Not provided',
            ],
          ]}
        />
      </PanelSection>
      <PanelSection title="Booking details">
        <DescriptionList
          items={[
            ['Check-in', formatBookingsDay(booking.checkinDate)],
            ['Check-out', formatBookingsDay(booking.checkoutDate)],
            ['Check-in time', formatClock(checkinTime)],
            ['Check-out time', formatClock(checkoutTimeOf(booking))],
            ['Guests', booking.guestCount],
            ['Services', price.services.map(({ name }) => name).join(', ') || 'None'],
          ]}
        />
      </PanelSection>
      <PanelSection title="Pricing">
        <BookingPrice price={price} />
        <PaymentPlanNote booking={booking} />
      </PanelSection>
      <PanelSection title="Additional information">
        <DescriptionList
          items={[
            ['Special requests', booking.specialRequests || 'None'],
            ['Coupon used', booking.couponCode || 'None'],
            ['Created', formatBookingsInstant(booking.createdAt)],
            ['Entered by', booking.source === 'owner' ? 'The owner, for the guest' : 'The guest, on the site'],
            ...(booking.confirmedAt ? [['Confirmed', formatBookingsInstant(booking.confirmedAt)] as const] : []),
            ...(booking.cancelledAt ? [['Cancelled', formatBookingsInstant(booking.cancelledAt)] as const] : []),
            ...(booking.cancellationReason ? [['Reason', booking.cancellationReason] as const] : []),
          ]}
        />
      </PanelSection>
    </>
  );
}
