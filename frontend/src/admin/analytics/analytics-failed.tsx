import { Button } from 'antd';

/** Shown in place of the section when the admin is no longer signed in. Rule: signed in. */
export function AuthenticationRequired({ reason }: { reason: string }) {
  return (
    <div role="alert" className="panel mx-auto mt-8 max-w-lg p-8 text-center">
      <h2 className="text-xl">Authentication Required</h2>
      <p className="mt-2">Your session has expired. Please refresh the page and log in again.</p>
      <p className="mt-2 mb-6 text-sm text-quiet">{reason}</p>
      <Button type="primary" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </div>
  );
}

/** Error message above the figures that were loaded before. Rule: texts of failures. */
export function AnalyticsFailed({ reasons, onRetry }: { reasons: readonly string[]; onRetry: () => void }) {
  return (
    <div role="alert" className="panel mt-4 p-6 text-center">
      <h3 className="text-lg">Analytics Error</h3>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 text-quiet">
          {reason}
        </p>
      ))}
      <Button className="mt-4" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
