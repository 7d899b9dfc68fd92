import type { RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { settingNumber, settingText, type SettingKey, type SettingValues } from '@farmhouse/contracts/content/setting';
import { bookableRates } from '../../shared/price/bookable-rates.ts';
import type { OfferedRate } from '../../shared/price/offered-rates.ts';

/** Price range of a stay, in rupees. Rule: figures of the site. */
const PRICE_RANGE = '₹5500 - ₹15000';
/** Rule: figures of the site. */
const AMENITIES = ['Swimming Pool', 'Free Parking', 'Air Conditioning', 'Pet Friendly', 'WiFi'];
/** Address parts of a house whose stored address does not name another place. */
const PLACE = { addressLocality: 'Keesara', addressRegion: 'Telangana', postalCode: '501301' };
const POSTAL_CODE = /\b[1-9]\d{5}\b/;
const SOCIAL: readonly SettingKey[] = ['social_facebook', 'social_instagram', 'social_twitter'];

/** Properties of the business for structured data; `origin` is the site's URL without a path. */
export function businessSchema(settings: SettingValues, origin: string, rates: readonly OfferedRate[] = []) {
  const text = (key: SettingKey) => settingText(settings, key) || undefined;
  const address = text('contact_address');
  const latitude = Number(text('location_latitude'));
  const longitude = Number(text('location_longitude'));
  const hasCoordinates = Number.isFinite(latitude) && Number.isFinite(longitude);
  const sameAs = SOCIAL.flatMap((key) => text(key) ?? []);
  return {
    '@id': `${origin}/#business`,
    name: text('site_name'),
    url: `${origin}/`,
    telephone: text('contact_phone'),
    email: text('contact_email'),
    priceRange: PRICE_RANGE,
    currenciesAccepted: 'INR',
    address: addressOf(address, hasCoordinates),
    geo: hasCoordinates ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    makesOffer: offersOf(settingNumber(settings, 'price_per_guest'), rates, origin),
    amenityFeature: AMENITIES.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

/**
 * A house elsewhere has only the parts that its stored address names; so has one with coordinates and no address, which
 * may be anywhere.
 */
function addressOf(address: string | undefined, hasCoordinates: boolean) {
  const names = (part: string) => address?.toLowerCase().includes(part.toLowerCase());
  const isUsualPlace = address ? names(PLACE.addressLocality) : !hasCoordinates;
  return {
    '@type': 'PostalAddress',
    addressLocality: isUsualPlace ? PLACE.addressLocality : undefined,
    addressRegion: isUsualPlace || names(PLACE.addressRegion) ? PLACE.addressRegion : undefined,
    streetAddress: address,
    postalCode: POSTAL_CODE.exec(address ?? '')?.[0] ?? (isUsualPlace ? PLACE.postalCode : undefined),
    addressCountry: 'IN',
  };
}

const offer = (name: string, price: number, unitText: string, origin: string) => ({
  '@type': 'Offer',
  name,
  url: `${origin}/booking`,
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', unitText },
});

/** The unit of a rate's price, in the offer's name and as its `unitText`. */
const BASES: Record<RateBasis, [words: string, unit: string]> = {
  guest_stay: ['per guest for the whole stay', 'guest'],
  guest_night: ['per guest and night', 'guest and night'],
  house_night: ['for the house per night', 'night'],
};

/**
 * The usual price of a stay, for the whole of it, and the owner's rates, as far as a stay can be booked at them. Rule:
 * one price for the whole stay.
 */
function offersOf(defaultPrice: number, offered: readonly OfferedRate[], origin: string) {
  const { rates, replaceUsualPrice } = bookableRates(offered);
  const stay = offer('Farmhouse stay, per guest for the whole stay', defaultPrice, 'guest', origin);
  if (rates.length === 0) return stay;
  return [
    ...(replaceUsualPrice ? [] : [stay]),
    ...rates.map(({ name, basis, price, from, to, yearly }) => {
      const [words, unit] = BASES[basis];
      const dates = yearly ? {} : { validFrom: from ?? undefined, validThrough: to ?? undefined };
      return { ...offer(`${name}, ${words}`, price, unit, origin), ...dates };
    }),
  ];
}

/** The properties of the business that schema.org defines for a Place. */
export function placeSchema<T extends BusinessSchema>(business: T) {
  const {
    email: _email,
    priceRange: _range,
    currenciesAccepted: _currencies,
    makesOffer: _offer,
    ...common
  } = business;
  return common;
}

/** The properties of the business that schema.org defines for an Organization. */
export function organizationSchema<T extends BusinessSchema>(business: T) {
  const {
    geo: _geo,
    amenityFeature: _amenities,
    priceRange: _range,
    currenciesAccepted: _currencies,
    ...common
  } = business;
  return common;
}

type BusinessSchema = ReturnType<typeof businessSchema>;
