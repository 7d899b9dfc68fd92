import { formatLongDay } from '@farmhouse/contracts/text/dates';
import type { Locator } from '@playwright/test';
import type { Dashboard } from './dashboard.ts';

/** Opens the dialog that changes a booking from its drawer. */
export async function openChange(dashboard: Dashboard, code: string, id: number): Promise<Locator> {
  await dashboard.open('Bookings', `?open=${id}`);
  await dashboard.button(`Change booking ${code}`).click();
  return dashboard.dialog(`Change booking ${code}`);
}

/** Shows the month of a day in the calendar of the dialog, which is open at the month of the stay. */
export async function showMonth(dialog: Locator, from: string, to: string): Promise<void> {
  const months =
    Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5, 7));
  const button = dialog.getByRole('button', { name: months > 0 ? 'Later month' : 'Earlier month' });
  for (let month = 0; month < Math.abs(months); month += 1) await button.click();
}

export const dayIn = (dialog: Locator, day: string): Locator =>
  dialog
    .getByRole('gridcell')
    .getByRole('button', { name: formatLongDay(day) })
    .first();

export const totalOf = (dialog: Locator): Locator => dialog.getByRole('row', { name: /^Total/ });

export const saveButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Save change' });
