import { PanelSection } from '../ui/panel-section.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { BoardFrame } from './board-frame.tsx';
import { FailedJobs } from './failed-jobs.tsx';

/** The jobs that the services still have to run, and those that have failed. */
export default function QueuesPage() {
  return (
    <>
      <SectionBar text="Background jobs. Nothing to do unless a job has failed." />
      <div className="grid gap-8">
        <PanelSection title="Failed jobs">
          <FailedJobs />
        </PanelSection>
        <PanelSection title="All queues">
          <BoardFrame />
        </PanelSection>
      </div>
    </>
  );
}
