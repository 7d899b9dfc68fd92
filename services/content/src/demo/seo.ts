import type { SaveSeo, SeoPage } from '@farmhouse/contracts/content/seo';
import { PAGE_DESCRIPTIONS } from '@farmhouse/contracts/pages/page-descriptions';
import { PAGES_WITH_SEO } from '@farmhouse/contracts/pages/pages';
import { DEMO_SETTINGS } from './settings.ts';

interface PageWords {
  title: string;
  description: string;
  keywords: string;
  ogTitle: string;
  part?: Partial<SaveSeo>;
}

const WORDS: Partial<Record<SeoPage, PageWords>> = {
  home: {
    title: 'Vennela Grove: private pool farmhouse near Hyderabad',
    description:
      'A private farmhouse with pool, lawns and mango shade at Keesara, forty minutes from Hyderabad, for one family or one celebration at a time. Ask for dates.',
    keywords: 'farmhouse near Hyderabad, Keesara farmhouse, private pool farmhouse, farmhouse for rent',
    ogTitle: 'The whole farmhouse is yours',
    part: { priority: 100, changeFreq: 'weekly', schemaType: 'LodgingBusiness' },
  },
  services: {
    title: 'Bonfire, barbecue, chef: extras at our Keesara farmhouse',
    description:
      'Bonfire, barbecue, box cricket, a cook for the day, decorations and more: what you can add to a farmhouse stay at Keesara, with every price per stay.',
    keywords: 'farmhouse bonfire, barbecue farmhouse Hyderabad, personal chef, party decorations',
    ogTitle: 'Add a bonfire, a cook, a game of cricket',
    part: { priority: 90, schemaType: 'Service' },
  },
  gallery: {
    title: 'Pictures of the pool, rooms and lawns | Vennela Grove',
    description:
      'See the farmhouse before you come: the pool with its kids’ section, the bedrooms, veranda and lawns, the food and the evenings by the fire, in pictures.',
    keywords: 'farmhouse photos, pool farmhouse pictures, Keesara farmhouse gallery',
    ogTitle: 'See the farmhouse in pictures',
    part: { priority: 80, changeFreq: 'weekly' },
  },
  booking: {
    title: 'Book a farmhouse stay at Keesara, price shown live',
    description:
      'Choose dates, guests and extras and see the full price at once. Sending a request is free; we confirm your dates within 24 hours and you pay by UPI.',
    keywords: 'book farmhouse Hyderabad, farmhouse booking, farmhouse price per person',
    ogTitle: 'Your dates, your guests, one clear price',
    part: { priority: 90 },
  },
  contact: {
    title: 'Contact the farmhouse: call, WhatsApp or write to us',
    description:
      'Call, message or write to Vennela Grove at Keesara near Hyderabad. Questions about dates, groups, pets or decorations are answered the same day by the owner.',
    keywords: 'farmhouse contact, farmhouse phone number, Keesara farmhouse WhatsApp',
    ogTitle: 'Talk to us: we answer the same day',
    part: { priority: 70, schemaType: 'LocalBusiness' },
  },
  location: {
    title: 'How to reach our farmhouse at Keesara, with a map',
    description:
      'Map, directions and driving times to the farmhouse at Keesara from Uppal, ECIL, Secunderabad, Gachibowli and the airport, with tips for the last stretch.',
    keywords: 'Keesara farmhouse location, farmhouse directions, Outer Ring Road Keesara exit',
    ogTitle: 'Forty minutes from the city, by one road',
    part: { priority: 70, schemaType: 'Place' },
  },
  blog: {
    title: 'Farmhouse stories and tips from Keesara | Vennela Grove',
    description:
      'How to plan a family celebration, what a monsoon weekend feels like, where to walk at dawn: plain and practical notes from a farmhouse near Hyderabad.',
    keywords: 'farmhouse blog, weekend near Hyderabad, Keesara guide',
    ogTitle: 'Notes from the farmhouse',
    part: { priority: 70, changeFreq: 'weekly' },
  },
  'privacy-policy': {
    title: 'Privacy policy of Vennela Grove: your data and rights',
    description:
      'What the farmhouse stores of its guests and visitors, why and for how long, whom to ask, and how to get a copy, a correction or a deletion within 30 days.',
    keywords: 'privacy policy, DPDP Act, GDPR rights',
    ogTitle: 'Your data and your rights',
    part: { priority: 30, changeFreq: 'yearly' },
  },
  'terms-conditions': {
    title: 'Terms of a stay: payment, refunds and house rules',
    description:
      'How a farmhouse booking is made and paid, what you get back when you cancel, the deposit, and the house rules on music, pool, pets and the number of guests.',
    keywords: 'terms and conditions, farmhouse cancellation, refund policy, house rules',
    ogTitle: 'Clear terms, before you book',
    part: { priority: 30, changeFreq: 'yearly' },
  },
  'cookie-policy': {
    title: 'Cookie policy: what this site leaves in your browser',
    description:
      'Every cookie and every entry that the farmhouse’s website leaves in your browser, what each is for, how long it stays, and how you remove all of them.',
    keywords: 'cookie policy, cookies, consent',
    ogTitle: 'What this site leaves in your browser',
    part: { priority: 30, changeFreq: 'yearly' },
  },
  'data-processing': {
    title: 'How we process guest data, and who works on it for us',
    description:
      'The way of a booking through our systems, the companies that work on it for us, what protects guest data, and what we do when somebody asks us to act.',
    keywords: 'data processing, processors, data protection measures',
    ogTitle: 'How your data is handled',
    part: { priority: 30, changeFreq: 'yearly' },
  },
};

/** A page that is not listed here uses its default texts, as every page without a search record does. */
function wordsOf({ key, name, title }: (typeof PAGES_WITH_SEO)[number]): PageWords {
  const words = WORDS[key];
  if (words) return words;
  const site = DEMO_SETTINGS.site_name;
  return {
    title: `${title} | ${site}`,
    description: PAGE_DESCRIPTIONS[key],
    keywords: `${name}, ${site}, farmhouse near Hyderabad`,
    ogTitle: title,
  };
}

/**
 * Search records of every page, complete except for reviews, which only the owner can add. `publicUrl` is the site's
 * address without a trailing slash.
 */
export function demoSeo(publicUrl: string): SaveSeo[] {
  return PAGES_WITH_SEO.filter(({ isPlanned }) => !isPlanned).map((page) => {
    const { title, description, keywords, ogTitle, part } = wordsOf(page);
    return {
      page: page.key,
      title,
      description,
      keywords,
      ogTitle,
      ogDescription: description,
      ogImage: `${publicUrl}/api/placeholder/1200/630`,
      canonicalUrl: `${publicUrl}${page.path}`,
      ...part,
    };
  });
}
