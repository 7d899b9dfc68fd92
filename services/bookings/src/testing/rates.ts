import { randomUUID } from 'node:crypto';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { aRate as usualRate } from '@farmhouse/contracts/testing/rates';
import { Inbox } from '@farmhouse/platform/events/consumer';
import type { TestService } from '@farmhouse/platform/testing/test-service';

let version = 0;

/** A rate of ₹1,500 per guest and night for all nights, unless overridden. */
export const aRate = (part: Partial<Rate> = {}): Rate => usualRate({ name: 'Season', price: 1500, ...part });

const envelope = () => ({ id: randomUUID(), occurredAt: new Date().toISOString() });
const nextVersion = () => (version += 1);

/** Makes these the owner's active rates, as the catalogue's event does. */
export async function setRates({ app }: TestService, ...rates: Rate[]): Promise<void> {
  await app.get(Inbox).handle({ ...envelope(), type: 'rates.changed', payload: { version: nextVersion(), rates } });
}

/** Makes these the owner's active stay rules, as the catalogue's event does. */
export async function setStayRules({ app }: TestService, ...rules: StayRule[]): Promise<void> {
  await app
    .get(Inbox)
    .handle({ ...envelope(), type: 'stay-rules.changed', payload: { version: nextVersion(), rules } });
}
