import { stateOfGstin } from './gst-states.ts';

/** The tax included in one part of an amount. Amounts in paise. */
export interface TaxLine {
  /** `996311` accommodation, `999799` other services. Source: the SAC list of India's GST. */
  sac: string;
  label: string;
  /** CGST and SGST together. */
  percent: number;
  taxable: number;
  cgst: number;
  sgst: number;
}

/** The percentage of rooms up to a price. */
export interface RoomRate {
  /** The highest price of a night for the whole house to which it applies, whole rupees; null for no limit. */
  upTo: number | null;
  percent: number;
}

/** Percentages of GST, CGST and SGST together. They are included in the prices, never added to them. */
export interface TaxRates {
  /** The state of the house with its code: `36-Telangana`. */
  placeOfSupply: string;
  /** By ascending limit; the last has none. */
  rooms: RoomRate[];
  services: number;
}

/**
 * The rates until the owner stores others. Source: the rates of India's GST for hotel accommodation since 22 September
 * 2025, with their limit of ₹7,500 a night; other services are at the standard rate.
 */
export const DEFAULT_TAX_RATES: TaxRates = {
  placeOfSupply: '36-Telangana',
  rooms: [
    { upTo: 7500, percent: 5 },
    { upTo: null, percent: 18 },
  ],
  services: 18,
};

export const MAX_TAX_PERCENT = 28;
export const MAX_ROOM_RATES = 12;
const PLACE_OF_SUPPLY = /^\d\d-[A-Za-z][A-Za-z& ]{1,59}$/;
export const ACCOMMODATION = { sac: '996311', label: 'Accommodation' };
const OTHER_SERVICES = { sac: '999799', label: 'Other services' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** In steps of a quarter, as the rates of GST are. */
export const isTaxPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_TAX_PERCENT && Number.isInteger(value * 4);

function isRoomRate(row: unknown): row is RoomRate {
  if (!isObject(row) || !isTaxPercent(row.percent)) return false;
  return row.upTo === null || (Number.isSafeInteger(row.upTo) && Number(row.upTo) > 0);
}

/** True if limits are ascending, and only the last row has none. */
const areOrdered = (rooms: readonly RoomRate[]): boolean =>
  rooms.every(({ upTo }, index) =>
    index === rooms.length - 1 ? upTo === null : upTo !== null && upTo > (rooms[index - 1]?.upTo ?? 0),
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The rates of the setting's JSON text. Null when it is malformed: percentages are 0 to 28 in steps of a quarter, the
 * rooms have one row to twelve by rising limit, and the last, and no other, has no limit. Never throws.
 */
export function parseTaxRates(text: string): TaxRates | null {
  const rates = jsonOf(text);
  if (!isObject(rates)) return null;
  const { placeOfSupply, rooms, services } = rates;
  if (typeof placeOfSupply !== 'string' || !PLACE_OF_SUPPLY.test(placeOfSupply) || !isTaxPercent(services)) return null;
  if (!Array.isArray(rooms) || rooms.length === 0 || rooms.length > MAX_ROOM_RATES || !rooms.every(isRoomRate))
    return null;
  if (!areOrdered(rooms)) return null;
  return { placeOfSupply, rooms: rooms.map(({ upTo, percent }) => ({ upTo, percent })), services };
}

/** The rates of the setting; if it has none, the default ones with the state of the GST number as place of supply. */
export function taxRatesOf(text: string, gstin: string): TaxRates {
  const { placeOfSupply } = DEFAULT_TAX_RATES;
  return parseTaxRates(text) ?? { ...DEFAULT_TAX_RATES, placeOfSupply: stateOfGstin(gstin) ?? placeOfSupply };
}

/** The taxable parts of a stay: whole-rupee prices, tax included, and its nights, 0 for a day visit. */
export interface TaxedStay {
  accommodation: number;
  services: number;
  nights: number;
}

function roomPercent({ accommodation, nights }: TaxedStay, { rooms }: TaxRates): number {
  const night = accommodation / Math.max(nights, 1);
  return rooms.find(({ upTo }) => upTo === null || night <= upTo)?.percent ?? 0;
}

/** An amount of a stay by what it is for. In paise, tax included. */
export interface TaxShares {
  accommodation: number;
  services: number;
}

/** Splits `paise` in proportion to the prices; all of it is accommodation when the stay costs nothing. */
export function taxShares(paise: number, { accommodation, services }: TaxedStay): TaxShares {
  const price = accommodation + services;
  const rooms = price === 0 ? paise : Math.round((paise * accommodation) / price);
  return { accommodation: rooms, services: paise - rooms };
}

/** CGST and SGST are the same, each rounded to the paisa; the taxable part is the rest of `paise`. */
export function taxLine(of: Pick<TaxLine, 'sac' | 'label'>, paise: number, percent: number): TaxLine {
  const half = Math.round((paise * percent) / (2 * (100 + percent)));
  return { sac: of.sac, label: of.label, percent, taxable: paise - 2 * half, cgst: half, sgst: half };
}

/** The tax in each share, by the rates of the stay. A share of 0 has no line. */
export function linesOfShares({ accommodation, services }: TaxShares, stay: TaxedStay, rates: TaxRates): TaxLine[] {
  return [
    { of: ACCOMMODATION, share: accommodation, percent: roomPercent(stay, rates) },
    { of: OTHER_SERVICES, share: services, percent: rates.services },
  ]
    .filter(({ share }) => share > 0)
    .map(({ of, share, percent }) => taxLine(of, share, percent));
}

/**
 * The tax in `amount` whole rupees received for a stay, which may be a part of its price or more than it. In paise: a
 * line's share is its taxable part, CGST and SGST, and the shares add up to the amount.
 */
export function taxLines(amount: number, stay: TaxedStay, rates: TaxRates): TaxLine[] {
  return linesOfShares(taxShares(amount * 100, stay), stay, rates);
}
