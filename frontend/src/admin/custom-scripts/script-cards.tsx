import type { ReactNode } from 'react';
import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { ScriptBadges } from './script-badges.tsx';

interface ScriptCardsProps {
  scripts: readonly CustomScriptView[];
  actionsOf: (script: CustomScriptView) => ReactNode;
}

/** The scripts as cards: name, place, required consent and actions. */
export function ScriptCards({ scripts, actionsOf }: ScriptCardsProps) {
  return (
    <ul aria-label="Custom scripts" className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {scripts.map((script) => (
        <li key={script.id} className="panel flex flex-col gap-2 p-4">
          <h2 className="text-base font-semibold wrap-anywhere">{script.name}</h2>
          <ScriptBadges script={script} />
          {script.description && <p className="text-sm wrap-anywhere text-quiet">{script.description}</p>}
          <div className="mt-auto flex justify-end pt-2">{actionsOf(script)}</div>
        </li>
      ))}
    </ul>
  );
}
