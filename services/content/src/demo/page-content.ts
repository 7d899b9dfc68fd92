import type { SaveContent } from '@farmhouse/contracts/content/page-content';
import type { ContentTableId } from '@farmhouse/contracts/content/content-tables';
import { SERVICE_AREAS } from '@farmhouse/contracts/content/service-areas';
import { SITE_TEXTS, type SiteTextId } from '@farmhouse/contracts/content/site-texts';
import { FAQ } from './faq.ts';
import { COOKIE_POLICY } from './legal/cookie-policy.ts';
import { DATA_PROCESSING } from './legal/data-processing.ts';
import { PRIVACY_POLICY } from './legal/privacy-policy.ts';
import { TERMS_CONDITIONS } from './legal/terms-conditions.ts';

const text = (identifier: SiteTextId, content: string): SaveContent => ({
  identifier,
  content,
  ...SITE_TEXTS[identifier],
});
const list = (identifier: SiteTextId, entries: readonly string[]): SaveContent => text(identifier, entries.join('\n'));
const table = (identifier: ContentTableId, entries: readonly object[]): SaveContent =>
  text(identifier, JSON.stringify(entries, undefined, 2));

/** Distances in kilometres. Rule: places around the house. */
const LANDMARKS = [
  { name: 'Keesara market street', km: 1.8, note: 'Fruit carts, pharmacy, ATM' },
  { name: 'Keesaragutta temple hill', km: 3.4, note: 'Best before eight in the morning' },
  { name: 'Outer Ring Road, Keesara exit', km: 4.2, note: 'The quickest way from every part of the city' },
  { name: 'Village lake', km: 5.1, note: 'Painted storks in winter' },
  { name: 'Petrol station', km: 5.9, note: 'Open round the clock' },
  { name: 'Hospital with emergency room', km: 8.5, note: 'Fifteen minutes by car' },
];

/** Distances in kilometres, times in minutes. Rule: places around the house. */
const CITY_AREAS = [
  { name: 'ECIL', km: 15, minutes: 20 },
  { name: 'Uppal', km: 20, minutes: 30 },
  { name: 'Secunderabad', km: 26, minutes: 40 },
  { name: 'Kompally', km: 30, minutes: 35 },
  { name: 'Begumpet', km: 33, minutes: 48 },
  { name: 'Hitech City', km: 45, minutes: 50 },
  { name: 'Gachibowli', km: 50, minutes: 55 },
  { name: 'Shamshabad airport', km: 55, minutes: 60 },
];

/** Distances in kilometres. Rule: places around the house. */
const NEARBY_AREAS = [
  { name: 'Keesara', km: 1.8 },
  { name: 'Keesaragutta', km: 3.4 },
  { name: 'Bogaram', km: 4.6 },
  { name: 'Rampally', km: 6.2 },
  { name: 'Cheeryal', km: 7.3 },
  { name: 'Nagaram', km: 8.5 },
];

const OCCASIONS = [
  {
    icon: 'cake',
    title: 'Birthdays',
    text: 'A lawn for the party, a pool for the children, and no hall to vacate at ten.',
  },
  {
    icon: 'family',
    title: 'Family gatherings',
    text: 'Three generations at one long table, and room to nap afterwards.',
  },
  { icon: 'rings', title: 'Weddings', text: 'A mandap under string lights, with rooms for the closest family.' },
  { icon: 'team', title: 'Corporate events', text: 'A morning of work on the veranda, an afternoon of box cricket.' },
];

const HOST = [
  {
    name: 'Lakshmi',
    since: '2016',
    answers: 'within an hour, 8 am to 10 pm',
    text: 'I grew up in this house. My brother Mahesh looks after the garden and the pool, and one of us is there when you arrive.',
    picture: '',
  },
];

const HOUSE_FACTS = [
  { value: '4', label: 'bedrooms' },
  { value: '8', label: 'double beds' },
  { value: '5', label: 'bathrooms' },
];

const BEDROOMS = [
  { name: 'Bedroom 1', beds: 'king and queen', has: 'AC, ground floor, bathroom with a step-free shower' },
  { name: 'Bedroom 2', beds: 'king and queen', has: 'AC, ground floor, door to the veranda' },
  { name: 'Bedroom 3', beds: 'two queens', has: 'AC, upstairs, view of the pool' },
  { name: 'Bedroom 4', beds: 'two queens', has: 'AC, upstairs, view of the orchard' },
];

/** Legal texts and the static lists of the pages. */
export const DEMO_CONTENT: readonly SaveContent[] = [
  text('legal.privacy-policy', PRIVACY_POLICY.trim()),
  text('legal.terms-conditions', TERMS_CONDITIONS.trim()),
  text('legal.cookie-policy', COOKIE_POLICY.trim()),
  text('legal.data-processing', DATA_PROCESSING.trim()),
  table('home.landmarks', LANDMARKS),
  list('home.travel-tips', [
    'Take the Outer Ring Road to the Keesara exit, then the Bogaram road; maps on the phone know the gate by our name.',
    'Leave the city before five on a Friday, or after eight: the Uppal junction costs half an hour between.',
    'The last four hundred metres have no street lights. Drive slowly and look for the two lamps at the gate.',
    'Cabs come out until about nine in the evening; for later, book the way back in advance.',
    'Coming by bus? Get off at Keesara bus stop and call: somebody fetches you.',
  ]),
  table('home.city-areas', CITY_AREAS),
  list('home.popular-searches', [
    'Farmhouse near Hyderabad',
    'Farmhouse in Keesara',
    'Private pool farmhouse',
    'Farmhouse for birthday party',
    'Pet friendly farmhouse Hyderabad',
    'Farmhouse for family get-together',
    'Day outing near ECIL',
    'Farmhouse with box cricket',
  ]),
  table('home.nearby-areas', NEARBY_AREAS),
  table('home.occasions', OCCASIONS),
  table('home.host', HOST),
  table('house.facts', HOUSE_FACTS),
  table('house.bedrooms', BEDROOMS),
  list('house.rules', [
    'Check-in from 10:00 am to 6:00 pm, check-out by 11:00 am, or up to 12:00 pm if you choose that when you book',
    'No more guests than you have booked for; day visitors count as guests',
    'Children near the pool need an adult beside them; no glass at the pool',
    'Music outdoors ends at 10:00 pm, as the law and the village ask',
    'No smoking in the bedrooms; fires only at the fire place',
    'Dogs on the lead near the pool and never on the beds',
    'Please leave the kitchen as you found it, or book somebody who does',
  ]),
  table('contact.faq', FAQ),
  list('house.inventory', [
    'Four air-conditioned bedrooms with attached bathrooms; beds for sixteen',
    'A hall with eight mattresses, board games and a speaker',
    'Swimming pool of twelve metres and a kids’ section of forty centimetres',
    'Kitchen with gas stove, refrigerator, drinking water and plates for thirty',
    'Covered veranda with a swing, a table for twenty and the barbecue area',
    'Lawn of half an acre, orchard path, box cricket court',
    'Generator, wireless internet, first-aid box, fire extinguishers',
    'Towels for the pool, umbrellas, torches and binoculars',
  ]),
  list('services.areas', SERVICE_AREAS),
];
