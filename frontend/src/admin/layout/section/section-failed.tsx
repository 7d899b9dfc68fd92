import { Button } from 'antd';

/** Shown in place of a section that could not be fetched or rendered; the rest of the dashboard stays usable. */
export function SectionFailed() {
  return (
    <div role="alert" className="panel mx-auto mt-8 max-w-lg p-8 text-center">
      <h2 className="text-xl">This section could not be shown</h2>
      <p className="mt-2 mb-6 text-quiet">The connection may have dropped, or the dashboard was updated meanwhile.</p>
      <Button type="primary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
