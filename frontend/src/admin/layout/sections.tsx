import type { ComponentType } from 'react';
import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BookOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  CodeOutlined,
  CoffeeOutlined,
  FileTextOutlined,
  HomeOutlined,
  PictureOutlined,
  MailOutlined,
  MessageOutlined,
  ReadOutlined,
  SearchOutlined,
  SettingOutlined,
  StarOutlined,
  TagOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { WaitingWork } from './use-waiting-work.ts';

export interface Section {
  key: string;
  /** Title in the sidebar and in the header. */
  title: string;
  icon: ComponentType;
  /** Path below /admin/dashboard/; empty for the dashboard's root. */
  path: string;
  /** Group in the sidebar; groups are separated by a line. */
  group: 'watch' | 'stays' | 'offer' | 'site';
  load: () => Promise<{ default: ComponentType }>;
  /** Kind of open work in this section, shown as a count beside its title. */
  count?: keyof WaitingWork;
}

/**
 * The dashboard's sections in the order of the sidebar, one line each; only sections that exist are
 * listed. The full order: Overview, Analytics, Live Chat, Bookings, Confirmations, Payments, Calendar, Services,
 * Coupons, Gallery, Homepage Images, Amenities, Blog Posts, SEO & Reviews, Sitemap, Site Settings, Custom Scripts,
 * Messages, Page Content. Source: back-office specification 2; Calendar, Messages and Page Content are our own. The
 * gateway returns 404 for unknown paths (gateway/templates/41-admin-sections.conf.template), so a new one is added
 * there, too.
 */
// prettier-ignore
export const SECTIONS: readonly [Section, ...Section[]] = [
  { key: 'overview', title: 'Overview', icon: AppstoreOutlined, path: '', group: 'watch', load: () => import('../overview/overview.page.tsx') },
  { key: 'analytics', title: 'Analytics', icon: BarChartOutlined, path: 'analytics', group: 'watch', load: () => import('../analytics/analytics.page.tsx') },
  { key: 'live-chat', title: 'Live Chat', icon: MessageOutlined, path: 'live-chat', group: 'watch', load: () => import('../live-chat/live-chat.page.tsx'), count: 'chats' },
  { key: 'bookings', title: 'Bookings', icon: BookOutlined, path: 'bookings', group: 'stays', load: () => import('../bookings/bookings.page.tsx') },
  { key: 'confirmations', title: 'Confirmations', icon: CheckCircleOutlined, path: 'confirmations', group: 'stays', load: () => import('../confirmations/confirmations.page.tsx'), count: 'pendingBookings' },
  { key: 'payments', title: 'Payments', icon: WalletOutlined, path: 'payments', group: 'stays', load: () => import('../payments/payments.page.tsx'), count: 'paymentsToVerify' },
  { key: 'calendar', title: 'Calendar', icon: CalendarOutlined, path: 'calendar', group: 'stays', load: () => import('../calendar/calendar.page.tsx') },
  { key: 'services', title: 'Services', icon: CoffeeOutlined, path: 'services', group: 'offer', load: () => import('../services/services.page.tsx') },
  { key: 'coupons', title: 'Coupons', icon: TagOutlined, path: 'coupons', group: 'offer', load: () => import('../coupons/coupons.page.tsx') },
  { key: 'gallery', title: 'Gallery', icon: PictureOutlined, path: 'gallery', group: 'site', load: () => import('../gallery/gallery.page.tsx') },
  { key: 'homepage-images', title: 'Homepage Images', icon: HomeOutlined, path: 'homepage-images', group: 'site', load: () => import('../homepage-images/homepage-images.page.tsx') },
  { key: 'amenities', title: 'Amenities', icon: StarOutlined, path: 'amenities', group: 'site', load: () => import('../amenities/amenities.page.tsx') },
  { key: 'blog', title: 'Blog Posts', icon: ReadOutlined, path: 'blog', group: 'site', load: () => import('../blog/blog.page.tsx') },
  { key: 'seo', title: 'SEO & Reviews', icon: SearchOutlined, path: 'seo', group: 'site', load: () => import('../seo/seo.page.tsx') },
  { key: 'sitemap', title: 'Sitemap', icon: ApartmentOutlined, path: 'sitemap', group: 'site', load: () => import('../sitemap/sitemap.page.tsx') },
  { key: 'settings', title: 'Site Settings', icon: SettingOutlined, path: 'settings', group: 'site', load: () => import('../settings/settings.page.tsx') },
  { key: 'custom-scripts', title: 'Custom Scripts', icon: CodeOutlined, path: 'custom-scripts', group: 'site', load: () => import('../custom-scripts/custom-scripts.page.tsx') },
  { key: 'messages', title: 'Messages', icon: MailOutlined, path: 'messages', group: 'site', load: () => import('../messages/messages.page.tsx'), count: 'messages' },
  { key: 'page-content', title: 'Page Content', icon: FileTextOutlined, path: 'page-content', group: 'site', load: () => import('../page-content/page-content.page.tsx') },
];
