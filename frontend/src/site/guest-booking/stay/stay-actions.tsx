import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { useEffect } from 'react';
import type { VisibleBooking } from '../access/guest-booking.api.ts';
import { buttonClass } from '../../ui/button.ts';
import { directionsLink } from '../../ui/location/directions.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { loadWithRetry } from '../../../shared/ui/lazy-with-retry.ts';

const loadSave = () => import('./save-calendar-file.ts');

interface StayActionsProps {
  booking: VisibleBooking;
  settings: SettingValues;
  /** True to show the directions also before the stay is confirmed. */
  withDirections?: boolean;
}

/** Actions for a booking: once it is confirmed add to calendar, directions and share. */
export function StayActions({ booking, settings, withDirections = false }: StayActionsProps) {
  const isConfirmed = booking.status === 'confirmed';
  const siteName = settingText(settings, 'site_name');
  const address = settingText(settings, 'contact_address');
  const directions = directionsLink(settings);
  const days =
    booking.checkinDate === booking.checkoutDate
      ? formatDay(booking.checkinDate)
      : `${formatDay(booking.checkinDate)} to ${formatDay(booking.checkoutDate)}`;
  const share = [`We are going to ${siteName}, ${days}.`, address, directions].filter(Boolean).join('\n');

  useEffect(() => void loadSave().catch(() => undefined), []); // a failure is retried when the button is pressed

  return (
    <div className="flex flex-wrap gap-3">
      {isConfirmed && (
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() =>
            void loadWithRetry(loadSave).then(({ saveCalendarFile }) => saveCalendarFile(booking, settings))
          }
        >
          <Icon name="calendar" /> Add to calendar
        </button>
      )}
      {directions && (isConfirmed || withDirections) && (
        <a href={directions} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
          <Icon name="pin" /> Directions
        </a>
      )}
      {isConfirmed && (
        <a
          href={`https://wa.me/?text=${encodeURIComponent(share)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline')}
        >
          <Icon name="share" /> Share on WhatsApp
        </a>
      )}
    </div>
  );
}
