import type { PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { PERSONAL_DATA_SERVICES, type ErasureView } from '@farmhouse/contracts/privacy/personal-data';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { ServiceErasureEntity } from './erasure/service-erasure.entity.ts';
import type { PrivacyRequestEntity } from './privacy-request.entity.ts';

/** `parts` are those of the request's current run. */
export function toPrivacyRequestView(
  request: PrivacyRequestEntity,
  parts: readonly ServiceErasureEntity[],
): PrivacyRequestView {
  const { note, closedAt } = request;
  return {
    ...snapshotOf(request),
    note,
    closedAt: isoOrNull(closedAt),
    erasure: erasureOf(request, parts),
  };
}

function erasureOf(
  { erasureState, erasureStartedAt, erasureDoneAt, erasureObstacles }: PrivacyRequestEntity,
  parts: readonly ServiceErasureEntity[],
): ErasureView | null {
  if (!erasureState || !erasureStartedAt) return null;
  const done = new Set(parts.map(({ service }) => service));
  return {
    state: erasureState,
    startedAt: erasureStartedAt.toISOString(),
    doneAt: isoOrNull(erasureDoneAt),
    parts: parts.map(({ service, erased, doneAt }) => ({ service, erased, doneAt: doneAt.toISOString() })),
    waitingFor: erasureState === 'running' ? PERSONAL_DATA_SERVICES.filter((service) => !done.has(service)) : [],
    obstacles: erasureObstacles,
  };
}

export function snapshotOf(request: PrivacyRequestEntity): PrivacyRequestSnapshot {
  const { id, reference, type, name, email, phone, details, status, dueDate, createdAt } = request;
  return { id, reference, type, name, email, phone, details, status, dueDate, createdAt: createdAt.toISOString() };
}
