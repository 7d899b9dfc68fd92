import { daysBetween, istDate } from '@farmhouse/contracts/timing/ist';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const CODE = /FH-[0-9A-HJKMNP-TV-Z]{8}/g;
const DAY = /\b\d{4}-\d\d-\d\d\b/g;
/** A date as in sentences: `Sat, 5 Dec 2026`. */
const NAMED_DAY = /\b\w{3}, \d{1,2} \w{3} \d{4}\b/g;
/** Hours of stays are India's, half an hour off full UTC hours. */
const PLANNED = /:30:00\.000Z$/;

/** Fields that were added to answers since the recording. */
const GAINED: readonly string[] = [
  ...['lines', 'version', 'stayChanges', 'changeRequest', 'due', 'openChangeRequests'],
  ...['paymentId', 'paymentAmount', 'waiting', 'refusedEarly'],
  ...['clashes', 'feedEvents'],
  ...['dueLater', 'dueOn', 'received', 'securityDeposit', 'terms'],
  ...['refund', 'agreedRefund', 'receipt', 'keptTurnaroundMinutes', 'overpaid', 'refundOfSubmitted'],
  'overdueTotal',
];

/**
 * Normalises answers so that recordings can be compared: codes are numbered in the order of their first appearance,
 * days are relative to today, and timestamps and payment deadlines have no time of day.
 */
export class Comparable {
  private readonly codes: string[] = [];

  constructor(private readonly today = istDate(new Date())) {}

  of(value: unknown): unknown {
    if (typeof value === 'string') return MOMENT.test(value) ? this.moment(value) : this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.of(item));
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([key]) => !GAINED.includes(key));
    return Object.fromEntries(
      kept.map(([key, item]) => [key, key === 'paymentDeadline' && item ? 'a moment' : this.of(item)]),
    );
  }

  private moment(text: string): string {
    return PLANNED.test(text) ? `${this.day(text.slice(0, 10))} ${text.slice(11, 16)} UTC` : 'a moment';
  }

  private text(text: string): string {
    return text
      .replace(CODE, (code) => {
        if (!this.codes.includes(code)) this.codes.push(code);
        return `code ${this.codes.indexOf(code) + 1}`;
      })
      .replace(NAMED_DAY, 'a day')
      .replace(DAY, (day) => this.day(day));
  }

  private day(day: string): string {
    return `today+${daysBetween(this.today, day)}`;
  }
}
