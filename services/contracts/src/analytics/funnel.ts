/** The `eventType` and the `eventCategory` of what the booking wizard reports. */
export const FUNNEL_EVENT_TYPE = 'funnel';
export const FUNNEL_EVENT_CATEGORY = 'booking';

/** The stages between opening the wizard and having paid, in order; the `eventAction` of each. */
export const FUNNEL_STAGES = [
  'wizard-personal',
  'wizard-details',
  'wizard-services',
  'wizard-payment',
  'booking-submitted',
  'payment-opened',
  'utr-sent',
] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** Refusals that visitors meet on their way, and coupons that were accepted; the `eventAction` of each. */
export const FUNNEL_OBSTACLES = ['coupon-accepted', 'coupon-refused', 'dates-refused', 'booking-refused'] as const;

export const FUNNEL_ACTIONS = [...FUNNEL_STAGES, ...FUNNEL_OBSTACLES] as const;
export type FunnelAction = (typeof FUNNEL_ACTIONS)[number];

export const EVENT_NAME_MAX_LENGTH = 50;
export const EVENT_LABEL_MAX_LENGTH = 200;
/** Most properties of an event's metadata. */
export const EVENT_METADATA_MAX_KEYS = 20;

export type EventMetadata = Record<string, unknown>;

/** POST /api/analytics/event, as JSON or as a beacon's text/plain; returns 204. */
export interface ReportEvent {
  sessionId: string;
  eventType: string;
  eventCategory?: string;
  eventAction?: string;
  eventLabel?: string | null;
  value?: number | null;
  metadata?: EventMetadata | null;
}

export interface FunnelCount {
  action: FunnelAction;
  /** Distinct sessions of each day, summed over the range; of the last 24 hours, distinct sessions. */
  visitors: number;
  /** Visitors of the preceding period of equal length. */
  before: number;
}

/** GET /api/admin/analytics/funnel, of the same range as the overview. */
export interface FunnelView {
  /** The resolved range, like the overview's. */
  from: string;
  to: string;
  stages: FunnelCount[];
  obstacles: FunnelCount[];
}
