import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { ActiveBadge } from '../ui/badge.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { CONSENT_LABELS, LOCATION_LABELS } from './script-labels.ts';

const WIDTH_PX = 760;

interface ScriptPreviewDialogProps {
  script: CustomScriptView;
  onClose: () => void;
}

/** Shows a script's place, state and code as text; never runs it. */
export function ScriptPreviewDialog({ script, onClose }: ScriptPreviewDialogProps) {
  return (
    <Dialog title={`Preview of ${script.name}`} width={WIDTH_PX} footer={null} onCancel={onClose}>
      <DescriptionList
        className="mb-4"
        items={[
          ['Location', LOCATION_LABELS[script.location]],
          ['Status', <ActiveBadge active={script.isActive} />],
          ['Consent', CONSENT_LABELS[script.consentCategory] ?? '–'],
        ]}
      />
      <pre
        aria-label="Script code"
        className="max-h-[60dvh] overflow-y-auto rounded-field bg-ground p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {script.script}
      </pre>
    </Dialog>
  );
}
