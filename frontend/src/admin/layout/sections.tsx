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
  FormOutlined,
  HomeOutlined,
  PercentageOutlined,
  PictureOutlined,
  MailOutlined,
  MessageOutlined,
  ReadOutlined,
  SearchOutlined,
  SendOutlined,
  SettingOutlined,
  StarOutlined,
  TagOutlined,
  UnorderedListOutlined,
  WalletOutlined,
  WhatsAppOutlined,
} from '@ant-design/icons';
import { SECTIONS as TABLE, type SectionOfDashboard, type SectionKey } from '@farmhouse/contracts/pages/sections';

interface SectionCode {
  icon: ComponentType;
  load: () => Promise<{ default: ComponentType }>;
}

export type Section = SectionOfDashboard & SectionCode;

/** The icon and the code of every section. */
const CODE: Record<SectionKey, SectionCode> = {
  overview: { icon: AppstoreOutlined, load: () => import('../overview/overview.page.tsx') },
  analytics: { icon: BarChartOutlined, load: () => import('../analytics/analytics.page.tsx') },
  'live-chat': { icon: MessageOutlined, load: () => import('../live-chat/live-chat.page.tsx') },
  bookings: { icon: BookOutlined, load: () => import('../bookings/bookings.page.tsx') },
  confirmations: { icon: CheckCircleOutlined, load: () => import('../confirmations/confirmations.page.tsx') },
  payments: { icon: WalletOutlined, load: () => import('../payments/payments.page.tsx') },
  calendar: { icon: CalendarOutlined, load: () => import('../calendar/calendar.page.tsx') },
  'messages-sent': { icon: SendOutlined, load: () => import('../messages-sent/messages-sent.page.tsx') },
  services: { icon: CoffeeOutlined, load: () => import('../services/services.page.tsx') },
  coupons: { icon: TagOutlined, load: () => import('../coupons/coupons.page.tsx') },
  rates: { icon: PercentageOutlined, load: () => import('../rates/rates.page.tsx') },
  gallery: { icon: PictureOutlined, load: () => import('../gallery/gallery.page.tsx') },
  'homepage-images': { icon: HomeOutlined, load: () => import('../homepage-images/homepage-images.page.tsx') },
  amenities: { icon: StarOutlined, load: () => import('../amenities/amenities.page.tsx') },
  blog: { icon: ReadOutlined, load: () => import('../blog/blog.page.tsx') },
  seo: { icon: SearchOutlined, load: () => import('../seo/seo.page.tsx') },
  sitemap: { icon: ApartmentOutlined, load: () => import('../sitemap/sitemap.page.tsx') },
  settings: { icon: SettingOutlined, load: () => import('../settings/settings.page.tsx') },
  whatsapp: { icon: WhatsAppOutlined, load: () => import('../whatsapp/whatsapp.page.tsx') },
  'custom-scripts': { icon: CodeOutlined, load: () => import('../custom-scripts/custom-scripts.page.tsx') },
  messages: { icon: MailOutlined, load: () => import('../messages/messages.page.tsx') },
  'message-templates': {
    icon: FormOutlined,
    load: () => import('../message-templates/message-templates.page.tsx'),
  },
  'page-content': { icon: FileTextOutlined, load: () => import('../page-content/page-content.page.tsx') },
  queues: { icon: UnorderedListOutlined, load: () => import('../queues/queues.page.tsx') },
};

/** The dashboard's sections in the order of the sidebar. */
export const SECTIONS: readonly Section[] = TABLE.map((section) => ({ ...section, ...CODE[section.key] }));
