import type { Permission } from '../identity/permission.ts';

/** Path of the dashboard and of its first section. */
export const DASHBOARD = '/admin/dashboard';

/** Path of the form that asks for a link to set a new password. */
export const FORGOT_PASSWORD = '/admin/forgot-password';
/** Path of the page that such a link opens. */
export const NEW_PASSWORD = '/admin/new-password';
/** Path of the page that unlocks a browser while wrong passwords lock the sign-in. */
export const TRUST_BROWSER = '/admin/known-browser';

/** Path of the API documentation, a page of the dashboard outside its sections. */
export const API_DOCS = '/admin/api-docs';

/** One section of the dashboard. */
interface SectionRow {
  /** Last segment of its path. */
  key: string;
  /** Its title in the sidebar and in the header. */
  label: string;
  /** Group in the sidebar; groups are separated by a line. */
  group: 'watch' | 'stays' | 'offer' | 'site';
  /** The permission that an admin needs to see it. */
  needs: Permission;
  /** Kind of open work whose count is shown beside its title. */
  counts?: 'clashes' | 'pendingBookings' | 'paymentsToVerify' | 'chatsToAnswer' | 'messages';
}

/** The sections of the dashboard in the order of the sidebar. */
const TABLE = [
  { key: 'overview', label: 'Overview', group: 'watch', needs: 'bookings' },
  { key: 'analytics', label: 'Analytics', group: 'watch', needs: 'analytics' },
  { key: 'live-chat', label: 'Live Chat', group: 'watch', needs: 'chat', counts: 'chatsToAnswer' },
  { key: 'bookings', label: 'Bookings', group: 'stays', needs: 'bookings' },
  { key: 'confirmations', label: 'Confirmations', group: 'stays', needs: 'bookings', counts: 'pendingBookings' },
  { key: 'payments', label: 'Payments', group: 'stays', needs: 'payments', counts: 'paymentsToVerify' },
  { key: 'calendar', label: 'Calendar', group: 'stays', needs: 'calendar', counts: 'clashes' },
  { key: 'messages-sent', label: 'Messages Sent', group: 'stays', needs: 'bookings' },
  { key: 'message-templates', label: 'Message Templates', group: 'stays', needs: 'messages' },
  { key: 'services', label: 'Services', group: 'offer', needs: 'catalogue' },
  { key: 'coupons', label: 'Coupons', group: 'offer', needs: 'catalogue' },
  { key: 'rates', label: 'Rates', group: 'offer', needs: 'catalogue' },
  { key: 'gallery', label: 'Gallery', group: 'site', needs: 'catalogue' },
  { key: 'homepage-images', label: 'Homepage Images', group: 'site', needs: 'content' },
  { key: 'amenities', label: 'Amenities', group: 'site', needs: 'catalogue' },
  { key: 'blog', label: 'Blog Posts', group: 'site', needs: 'content' },
  { key: 'seo', label: 'SEO & Reviews', group: 'site', needs: 'content' },
  { key: 'sitemap', label: 'Sitemap', group: 'site', needs: 'content' },
  { key: 'settings', label: 'Site Settings', group: 'site', needs: 'settings' },
  { key: 'whatsapp', label: 'WhatsApp', group: 'site', needs: 'settings' },
  { key: 'queues', label: 'Queues', group: 'site', needs: 'queues' },
  { key: 'custom-scripts', label: 'Custom Scripts', group: 'site', needs: 'scripts' },
  { key: 'messages', label: 'Messages', group: 'site', needs: 'messages', counts: 'messages' },
  { key: 'page-content', label: 'Page Content', group: 'site', needs: 'content' },
] as const satisfies readonly SectionRow[];

export type SectionKey = (typeof TABLE)[number]['key'];
export type SectionLabel = (typeof TABLE)[number]['label'];

export interface SectionOfDashboard extends SectionRow {
  key: SectionKey;
  label: SectionLabel;
}

export const SECTIONS: readonly SectionOfDashboard[] = TABLE;

/** The section that the dashboard opens with; the path with its name redirects to the dashboard's own. */
export const FIRST_SECTION: SectionKey = TABLE[0].key;

/** The path of a section: the dashboard's own for the first one. */
export const sectionPath = (key: SectionKey): string => (key === FIRST_SECTION ? DASHBOARD : `${DASHBOARD}/${key}`);

/** The name of a section in the dashboard. */
export const sectionLabel = (key: SectionKey): string => SECTIONS.find((section) => section.key === key)?.label ?? key;

/** The sections among `sections` that an admin with these permissions may see, in their order. */
export function sectionsFor<Section extends Pick<SectionRow, 'needs'>>(
  sections: readonly Section[],
  permissions: readonly Permission[],
): readonly Section[] {
  return sections.filter(({ needs }) => permissions.includes(needs));
}
