import { Suspense, useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { cannedAnswers } from '../chats.api.ts';

const CannedAnswersDrawer = lazyWithRetry(() => import('./canned-answers.drawer.tsx'));

const EDIT = 'edit';

/** Inserts a canned answer, and opens the list in which the owner edits them. */
export function CannedAnswers({ onInsert }: { onInsert: (text: string) => void }) {
  const { data: answers = [] } = cannedAnswers.useList();
  const [isEditing, setEditing] = useState(false);
  const items = [
    ...answers.map(({ id, title }) => ({ key: String(id), label: title })),
    ...(answers.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: EDIT, label: 'Edit canned answers' },
  ];
  const choose = (key: string) => {
    const answer = answers.find(({ id }) => String(id) === key);
    if (answer) onInsert(answer.text);
    else setEditing(true);
  };
  return (
    <div className="border-t border-line bg-surface px-3 pt-2.5">
      <Dropdown menu={{ items, onClick: ({ key }) => choose(key) }} trigger={['click']} placement="topLeft" autoFocus>
        <Button size="small" className="min-h-11 lg:min-h-8">
          Canned answers <DownOutlined aria-hidden className="text-xs!" />
        </Button>
      </Dropdown>
      {isEditing && (
        <Suspense>
          <CannedAnswersDrawer onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
