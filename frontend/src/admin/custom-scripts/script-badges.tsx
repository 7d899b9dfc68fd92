import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { ActiveBadge, Badge } from '../ui/badge.tsx';
import { CONSENT_LABELS, LOCATION_LABELS } from './script-labels.ts';

/** Badges for a script's state, place and required consent. */
export function ScriptBadges({ script }: { script: CustomScriptView }) {
  return (
    <p className="flex flex-wrap gap-2">
      <ActiveBadge active={script.isActive} />
      <Badge tone="blue">{LOCATION_LABELS[script.location]}</Badge>
      {script.consentCategory && <Badge tone="yellow">Consent: {CONSENT_LABELS[script.consentCategory]}</Badge>}
    </p>
  );
}
