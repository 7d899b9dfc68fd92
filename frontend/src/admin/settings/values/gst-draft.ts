import {
  DEFAULT_TAX_RATES,
  isTaxPercent,
  MAX_TAX_PERCENT,
  parseTaxRates,
} from '@farmhouse/contracts/bookings/receipt/tax';
import { formatRupees, parseRupees } from '@farmhouse/contracts/text/rupees';
import type { Problems } from './problems.ts';

/** Rates of GST as they are typed. */
export interface GstDraft {
  placeOfSupply: string;
  /** In ascending order of the limit; the last row is for every price above, and its `upTo` is ignored. */
  rooms: { upTo: string; percent: string }[];
  services: string;
}

const DECIMAL = /^\d{1,3}(\.\d{1,2})?$/;

/** The stored rates, or the built-in ones while none are stored. */
export function gstDraftOf(text: string): GstDraft {
  const { placeOfSupply, rooms, services } = parseTaxRates(text) ?? DEFAULT_TAX_RATES;
  return {
    placeOfSupply,
    rooms: rooms.map(({ upTo, percent }) => ({ upTo: String(upTo ?? ''), percent: String(percent) })),
    services: String(services),
  };
}

/** The JSON text that is stored. Text that is not a number becomes null, which the setting's validation refuses. */
export function gstTextOf({ placeOfSupply, rooms, services }: GstDraft): string {
  return JSON.stringify({
    placeOfSupply,
    rooms: rooms.map(({ upTo, percent }, index) => ({
      upTo: index === rooms.length - 1 ? null : amountOf(upTo),
      percent: typedPercent(percent),
    })),
    services: typedPercent(services),
  });
}

const amountOf = (typed: string): number | null => parseRupees(typed) ?? null;
const typedPercent = (typed: string): number | null => (DECIMAL.test(typed.trim()) ? Number(typed) : null);

/** The errors by field: `rooms.0.upTo`. */
export function gstProblems({ rooms, services }: GstDraft): Problems {
  const problems: [field: string, problem: string | undefined][] = [];
  let highest = 0;
  for (const [index, { upTo, percent }] of rooms.entries()) {
    if (index < rooms.length - 1) {
      problems.push([`rooms.${index}.upTo`, limitProblem(upTo, highest)]);
      highest = Math.max(highest, amountOf(upTo) ?? 0);
    }
    problems.push([`rooms.${index}.percent`, percentProblem(percent)]);
  }
  problems.push(['services', percentProblem(services)]);
  return new Map(problems.filter((one): one is [string, string] => one[1] !== undefined));
}

function limitProblem(typed: string, below: number): string | undefined {
  const amount = amountOf(typed);
  if (amount === null) return 'An amount in whole rupees';
  return amount > below ? undefined : `More than ${formatRupees(below)}`;
}

function percentProblem(typed: string): string | undefined {
  return isTaxPercent(typedPercent(typed)) ? undefined : `0 to ${MAX_TAX_PERCENT}, in steps of 0.25`;
}
