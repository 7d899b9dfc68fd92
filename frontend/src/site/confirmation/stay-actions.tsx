import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatSiteDay } from '@farmhouse/contracts/text/dates';
import type { SeenBooking } from '../../shared/guest/guest-booking.api.ts';
import { buttonClass } from '../../shared/ui/button.ts';
import { directionsLink } from '../../shared/content/directions.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { calendarFile } from './calendar-file.ts';

/** Actions for a booking: add to calendar, directions, share. */
export function StayActions({ booking, settings }: { booking: SeenBooking; settings: SettingValues }) {
  const siteName = settingText(settings, 'site_name');
  const address = settingText(settings, 'contact_address');
  const directions = directionsLink(settings);
  const days =
    booking.checkinDate === booking.checkoutDate
      ? formatSiteDay(booking.checkinDate)
      : `${formatSiteDay(booking.checkinDate)} to ${formatSiteDay(booking.checkoutDate)}`;
  const share = [`We are going to ${siteName}, ${days}.`, address, directions].filter(Boolean).join('\n');

  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() =>
          save(`${booking.confirmationCode}.ics`, calendarFile(booking, { siteName, address }, new Date()))
        }
      >
        <Icon name="calendar" /> Add to calendar
      </button>
      {directions && (
        <a href={directions} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
          <Icon name="pin" /> Directions
        </a>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(share)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline')}
      >
        <Icon name="share" /> Share on WhatsApp
      </a>
    </div>
  );
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
