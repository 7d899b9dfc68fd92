import type { ContentTableId } from './content-tables.ts';
import type { SaveContent } from './page-content.ts';

/** A text that a page of the site reads, without its content. */
export type SiteText = Required<Pick<SaveContent, 'contentType' | 'category' | 'page'>> & { description: string };

const legal = (page: string, description: string): SiteText => ({
  contentType: 'html',
  description,
  category: 'legal',
  page,
});
const list = (description: string, page = 'home'): SiteText => ({
  contentType: 'list',
  description,
  category: 'lists',
  page,
});
const table = (description: string, page = 'home'): SiteText => ({
  contentType: 'json',
  description,
  category: 'lists',
  page,
});

/** The tables among the texts. */
const TABLES: Record<ContentTableId, SiteText> = {
  'home.landmarks': table('Find Us: nearby landmarks with their distance in km'),
  'home.city-areas': table('Local search: eight areas of the city with distance and driving time'),
  'home.nearby-areas': table('Contact: six nearby areas with their distance in km'),
  'home.occasions': table('Perfect for Every Occasion: four cards'),
  'home.host': table('Who lets the house: first name, since when, answer time, a text, and the address of a picture'),
  'house.facts': table('The house at a glance: numbers; the number of guests is the setting capacity'),
  'house.bedrooms': table('The house at a glance: the bedrooms one by one, each with a name, its beds and what it has'),
  'contact.faq': table('Contact: questions guests often ask, with their answers', 'contact'),
};

/** The texts that the site's pages read, by identifier. While one is not stored, its page shows the built-in text. */
export const SITE_TEXTS = {
  'legal.privacy-policy': legal('privacy-policy', 'Privacy Policy'),
  'legal.terms-conditions': legal('terms-conditions', 'Terms & Conditions'),
  'legal.cookie-policy': legal('cookie-policy', 'Cookie Policy'),
  'legal.data-processing': legal('data-processing', 'Data Processing'),
  'home.travel-tips': list('Find Us: travel tips, one a line'),
  'home.popular-searches': list('Local search: popular searches, one a line'),
  'house.rules': list('House rules, one a line'),
  'house.inventory': list('What the house has, one thing a line'),
  'services.areas': list('Twelve areas that we serve, one a line: the name, a comma, the time to drive', 'services'),
  ...TABLES,
} as const satisfies Record<string, SiteText>;

export type SiteTextId = keyof typeof SITE_TEXTS;

/** True if a page of the site reads the text with this identifier. */
export const isSiteText = (identifier: string): identifier is SiteTextId => Object.hasOwn(SITE_TEXTS, identifier);
