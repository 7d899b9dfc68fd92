/** `site`: dates only, for other sites. `owner`: with guest, count and phone, for the owner's phone. */
export const CALENDAR_EXPORT_KINDS = ['site', 'owner'] as const;
export type CalendarExportKind = (typeof CALENDAR_EXPORT_KINDS)[number];

export const CALENDAR_EXPORT_NAME_MAX_LENGTH = 60;

/** What the owner sends to add an address from which another calendar reads this one. */
export interface CreateCalendarExport {
  name: string;
  kind?: CalendarExportKind;
  /** The feed of the site that reads it: events from that feed are excluded. */
  feedId?: number | null;
}

/** What the owner sends to change one; a field that is left out keeps its value, and the address stays. */
export type ChangeCalendarExport = Partial<Pick<CreateCalendarExport, 'name' | 'feedId'>>;

export interface CalendarExportView extends Required<CreateCalendarExport> {
  id: number;
  /** The feed of the site that reads it, also when that was deleted and added again with the same address. */
  feedId: number | null;
  /**
   * The whole address with its secret, `…/calendar/{secret}.ics`. Null when the product's secrets have been replaced
   * since: the address still works, and a renewed one can be shown.
   */
  url: string | null;
  createdAt: string;
  renewedAt: string | null;
  lastFetchedAt: string | null;
}
