import { rateProblems, type Rate } from '@farmhouse/contracts/catalogue/rate';
import { stayRuleProblems, type StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import type { FieldError } from '@farmhouse/contracts/errors';
import { addDays, daysBetween, istDate } from '@farmhouse/contracts/timing/ist';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { rateFields } from '@farmhouse/platform/rates/rate.dto';
import { stayRuleFields } from '@farmhouse/platform/rates/stay-rule.dto';
import { assertSpan, MAX_SPAN_DAYS } from '../calendar/span.dto.ts';
import type { PreviewedRateDto, PreviewedStayRuleDto, PreviewRatesDto } from './rate-preview.dto.ts';
import type { Preview } from './rate-preview.rules.ts';

const DAYS_OF_A_YEAR = 365;

/** An entry without an id is identified by its position: the first of the list is -1. */
const idOf = ({ id }: { id?: number }, index: number): number => id ?? -(index + 1);

/** The active entries. Throws InvalidInput, naming each inconsistent entry by its position. */
function activeOf<T extends { active: boolean }>(path: string, list: T[], problemsOf: (one: T) => FieldError[]): T[] {
  const problems = list.flatMap((one, index) =>
    problemsOf(one).map((problem) => ({ ...problem, path: `${path}.${index}.${problem.path}` })),
  );
  if (problems.length > 0) throw new InvalidInput(problems);
  return list.filter(({ active }) => active);
}

function ratesOf(list: readonly PreviewedRateDto[]): Rate[] {
  const rates = list.map((dto, index) => ({ ...rateFields(dto), id: idOf(dto, index) }));
  return activeOf('rates', rates, rateProblems);
}

function rulesOf(list: readonly PreviewedStayRuleDto[]): StayRule[] {
  const rules = list.map((dto, index) => ({ ...stayRuleFields(dto), id: idOf(dto, index) }));
  return activeOf('rules', rules, stayRuleProblems);
}

function stayOf({ checkinDate, checkoutDate }: PreviewRatesDto): Preview['stay'] {
  if (!checkinDate && !checkoutDate) return undefined;
  const refuse = (path: string, message: string) => new InvalidInput([{ path, message }]);
  if (!checkinDate) throw refuse('checkinDate', 'Check-in date is required');
  if (!checkoutDate) throw refuse('checkoutDate', 'Check-out date is required');
  if (checkoutDate < checkinDate) {
    throw refuse('checkoutDate', 'Check-out date cannot be before the check-in date');
  }
  if (daysBetween(checkinDate, checkoutDate) > MAX_SPAN_DAYS) {
    throw refuse('checkoutDate', `A stay can be at most ${MAX_SPAN_DAYS} nights`);
  }
  return { checkinDate, checkoutDate };
}

/** The owner's request with all defaults. Throws InvalidInput. */
export function previewOf(dto: PreviewRatesDto, now: Date): Preview {
  const from = dto.from ?? istDate(now);
  const to = dto.to ?? addDays(from, DAYS_OF_A_YEAR - 1);
  assertSpan({ from, to });
  return {
    guestCount: dto.guestCount,
    from,
    to,
    stay: stayOf(dto),
    rates: dto.rates && ratesOf(dto.rates),
    rules: dto.rules && rulesOf(dto.rules),
  };
}
