import { useOpenChangeRequests } from '../../booking-shared/change/change.api.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { ChangeRequestCard } from './change-request-card.tsx';

/** The open change requests of confirmed stays; nothing if there are none. */
export function ChangeRequests() {
  const { data: requests, isError, refetch } = useOpenChangeRequests();
  if (isError && !requests) {
    return (
      <div className="panel mb-6">
        <ErrorState what="The change requests" onRetry={refetch} />
      </div>
    );
  }
  if (!requests) {
    return (
      <div className="panel">
        <LoadingState />
      </div>
    );
  }
  if (requests.length === 0) return null;
  return (
    <div className="mb-8">
      <PanelSection title={`Change requests (${requests.length})`}>
        <div className="grid gap-3">
          {requests.map((request) => (
            <ChangeRequestCard key={request.id} request={request} />
          ))}
        </div>
      </PanelSection>
    </div>
  );
}
