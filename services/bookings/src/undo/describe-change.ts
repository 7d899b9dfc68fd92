import type { AuditEntity } from '../audit/audit.entity.ts';

type Change = Pick<AuditEntity, 'actor' | 'action' | 'fromValue' | 'toValue'>;

/**
 * Describes who changed a booking and how: `guest has changed FH-7K3M9QXZ since (cancelled: confirmed → cancelled).`
 */
export function describeChange(confirmationCode: string, change: Change | null): string {
  if (!change) return `${confirmationCode} has changed since.`;
  const { actor, action, fromValue, toValue } = change;
  const values = [fromValue, toValue].filter((value) => value !== null).join(' → ');
  const how = values ? `${action}: ${values}` : action;
  return `${actor} has changed ${confirmationCode} since (${how}).`;
}
