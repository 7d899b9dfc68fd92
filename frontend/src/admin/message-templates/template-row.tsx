import { Button, Switch } from 'antd';
import type { MessageTemplateView } from '@farmhouse/contracts/messages/message-template';
import { Badge } from '../ui/badge.tsx';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { useSaveMessageTemplateMutation } from './message-templates.api.ts';

interface TemplateRowProps {
  template: MessageTemplateView;
  onEdit: () => void;
}

/** A message, its on/off state, and a button that opens its text. */
export function TemplateRow({ template, onEdit }: TemplateRowProps) {
  const { name, when, isDuty, isOriginal, enabled } = template;
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {!isOriginal && <Badge tone="green">Your text</Badge>}
          {!enabled && <Badge tone="yellow">Off</Badge>}
        </p>
        <p className="text-sm text-quiet">{when}</p>
      </div>
      <div className="flex items-center gap-4">
        {isDuty ? <span className="text-sm text-quiet">Always sent</span> : <TemplateSwitch template={template} />}
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      </div>
    </li>
  );
}

function TemplateSwitch({ template: { kind, name, enabled } }: { template: MessageTemplateView }) {
  const [save, { isLoading }] = useSaveMessageTemplateMutation();
  const change = (isOn: boolean): Promise<unknown> =>
    reportOutcome(save({ kind, enabled: isOn }).unwrap(), {
      done: { title: isOn ? 'Message On' : 'Message Off', description: name },
      failed: 'Failed to change the message',
      again: () => change(isOn),
    });
  return (
    <Switch aria-label={`Send ${name}`} checked={enabled} loading={isLoading} onChange={(isOn) => void change(isOn)} />
  );
}
