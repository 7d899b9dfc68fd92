import { Button } from 'antd';
import { useState } from 'react';
import { kindName } from '@farmhouse/contracts/messages/kind-names';
import { WHATSAPP_KINDS, type WhatsappKind, type WhatsappTemplate } from '@farmhouse/contracts/messages/whatsapp';
import { TemplateDialog } from './template.dialog.tsx';

/** Every message to guests with its template; a message without one is sent by e-mail only. */
export function Templates({ templates }: { templates: readonly WhatsappTemplate[] }) {
  const [opened, setOpened] = useState<WhatsappKind>();
  return (
    <>
      <ul className="divide-y divide-line">
        {WHATSAPP_KINDS.map((kind) => {
          const template = templates.find((known) => known.kind === kind);
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <div className="min-w-0">
                <p>{kindName(kind)}</p>
                <p className="text-sm wrap-anywhere text-quiet">
                  {template ? `${template.name}, ${template.language}` : 'By email alone'}
                </p>
              </div>
              <Button
                aria-label={`${template ? 'Change' : 'Add'} template of ${kindName(kind)}`}
                onClick={() => setOpened(kind)}
              >
                {template ? 'Change' : 'Add template'}
              </Button>
            </li>
          );
        })}
      </ul>
      {opened && <TemplateDialog kind={opened} templates={templates} onClose={() => setOpened(undefined)} />}
    </>
  );
}
