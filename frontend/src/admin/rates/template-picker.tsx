import { Button } from 'antd';
import { Dialog } from '../ui/overlays/dialog.tsx';
import type { Template } from './rate/rate-templates.ts';

interface TemplateListProps<Fields> {
  templates: readonly Template<Fields>[];
  onChoose: (fields: Fields) => void;
}

/** Templates; each opens the form filled in. */
export function TemplateList<Fields>({ templates, onChoose }: TemplateListProps<Fields>) {
  return (
    <ul aria-label="Templates" className="grid gap-3 text-left sm:grid-cols-2">
      {templates.map(({ name, hint, choices }) => (
        <li key={name} className="rounded-field border border-line p-3">
          {choices.length > 1 && <p className="font-semibold">{name}</p>}
          <div className="flex flex-wrap gap-2">
            {choices.map(({ label, fields }) => (
              <Button
                key={label}
                className={choices.length > 1 ? 'mt-1 h-auto! min-h-11 max-w-full whitespace-normal!' : ''}
                onClick={() => onChoose(fields)}
                aria-label={label.startsWith(name) ? label : `${name}: ${label}`}
              >
                {label}
              </Button>
            ))}
          </div>
          <p className="mt-1.5 text-sm text-quiet">{hint}</p>
        </li>
      ))}
    </ul>
  );
}

interface TemplatePickerProps<Fields> extends TemplateListProps<Fields> {
  title: string;
  onBlank: () => void;
  onClose: () => void;
}

/** Chooses the initial values of a new record. */
export function TemplatePicker<Fields>({ title, templates, onChoose, onBlank, onClose }: TemplatePickerProps<Fields>) {
  return (
    <Dialog title={title} width={640} onCancel={onClose} footer={<Button onClick={onBlank}>Start from scratch</Button>}>
      <TemplateList templates={templates} onChoose={onChoose} />
    </Dialog>
  );
}
