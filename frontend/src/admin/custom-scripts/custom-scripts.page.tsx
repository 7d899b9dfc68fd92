import { useState } from 'react';
import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { customScripts } from './custom-scripts.api.ts';
import { ScriptCards } from './script-cards.tsx';
import { ScriptPreviewDialog } from './script-preview.dialog.tsx';
import { ScriptTools } from './script-tools.tsx';
import { ScriptWarning } from './script-warning.tsx';

const TEXTS = crudTexts('custom script');
const EMPTY = { text: 'No custom scripts configured yet.', hasAddButton: true };

const ScriptForm = lazyWithRetry(() => import('./script-form.tsx'));

/** Third-party scripts that run after a visitor's consent: analytics, chat, advertising. */
export default function CustomScriptsPage() {
  const [previewed, setPreviewed] = useState<CustomScriptView>();
  return (
    <>
      <CrudSection
        crud={customScripts}
        texts={TEXTS}
        label="Custom scripts"
        nameOf={({ name }: CustomScriptView) => name}
        columns={[]}
        view={(scripts, actionsOf) => <ScriptCards scripts={scripts} actionsOf={actionsOf} />}
        Form={ScriptForm}
        deleteTitle="Delete custom script"
        deleteQuestion={({ name }) => `Delete the custom script "${name}"? The site stops running it.`}
        moreActions={(script) => <ScriptTools script={script} onPreview={() => setPreviewed(script)} />}
        empty={EMPTY}
        header={({ addButton }) => (
          <>
            <ScriptWarning />
            <SectionBar
              text="Scripts run for visitors who agree to their consent category, and never on the dashboard, the payment page or the booking confirmation. Add ?noscripts=1 to a page's address to see it without them."
              action={addButton}
            />
          </>
        )}
      />
      {previewed && <ScriptPreviewDialog script={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
