import { Drawer } from 'antd';
import type { CannedAnswerView } from '@farmhouse/contracts/chat/canned-answer';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../../ui/crud/crud-section.tsx';
import { crudTexts } from '../../ui/crud/crud-texts.ts';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts';
import { useNarrow } from '../../ui/use-screen.ts';
import { cannedAnswers } from '../chats.api.ts';

const CannedAnswerForm = lazyWithRetry(() => import('./canned-answer-form.tsx'));

const TEXTS = crudTexts('canned answer');
const WIDTH_PX = 560;

/** The owner's canned answers: added, changed and deleted. */
export default function CannedAnswersDrawer({ onClose }: { onClose: () => void }) {
  const narrow = useNarrow();
  useReturnFocus();
  useBackCloses(onClose);
  return (
    <Drawer open title="Canned answers" size={narrow ? '100%' : WIDTH_PX} onClose={onClose}>
      <CrudSection
        crud={cannedAnswers}
        texts={TEXTS}
        label="Canned answers"
        nameOf={({ title }: CannedAnswerView) => title}
        columns={[]}
        view={(answers, actionsOf) => (
          <ul className="grid gap-3">
            {answers.map((answer) => (
              <li key={answer.id} className="panel p-4">
                <div className="flex items-center justify-between gap-3">
                  <p className="min-w-0 font-semibold wrap-anywhere">{answer.title}</p>
                  {actionsOf(answer)}
                </div>
                <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-quiet">{answer.text}</p>
              </li>
            ))}
          </ul>
        )}
        Form={CannedAnswerForm}
        deleteQuestion={({ title }) => `Delete the canned answer "${title}"?`}
        empty={{ text: 'No canned answers yet', hint: 'Add answers to what you are asked most often.' }}
        header={({ addButton }) => <div className="mb-5 flex justify-end">{addButton}</div>}
      />
    </Drawer>
  );
}
