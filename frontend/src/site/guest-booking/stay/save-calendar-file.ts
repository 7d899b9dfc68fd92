import { calendarFile, calendarFileName } from '@farmhouse/contracts/bookings/calendar/stay-calendar-file';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { saveFile } from '../../../shared/ui/save-file.ts';
import type { VisibleBooking } from '../access/guest-booking.api.ts';

/** Saves the stay as a calendar file. Loaded on demand, because of the library that writes the file. */
export function saveCalendarFile(booking: VisibleBooking, settings: SettingValues): void {
  const place = {
    name: settingText(settings, 'site_name'),
    phone: settingText(settings, 'contact_phone'),
    email: settingText(settings, 'contact_email'),
    address: settingText(settings, 'contact_address'),
  };
  const written = { siteUrl: window.location.origin, now: new Date(), sequence: booking.stayChanges };
  const file = calendarFile(booking, place, written);
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(booking));
}
