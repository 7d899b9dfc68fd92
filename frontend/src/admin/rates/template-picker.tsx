import { Button } from 'antd';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../ui/overlays/first-field.ts';
import type { Template } from './rate/rate-templates.ts';

interface TemplateListProps<Fields> {
  templates: readonly Template<Fields>[];
  onChoose: (fields: Fields) => void;
  /** True if the first template has focus, in a dialog that opens. */
  hasFocus?: boolean;
}

/** Templates; each opens the form filled in. */
export function TemplateList<Fields>({ templates, onChoose, hasFocus = false }: TemplateListProps<Fields>) {
  return (
    <ul aria-label="Templates" className="grid gap-3 text-left sm:grid-cols-2">
      {templates.map(({ name, hint, choices }, template) => (
        <li key={name} className="rounded-field border border-line p-3">
          {choices.length > 1 && <p className="font-semibold">{name}</p>}
          <div className="flex flex-wrap gap-2">
            {choices.map(({ label, fields }, choice) => (
              <Button
                key={label}
                {...(hasFocus && template === 0 && choice === 0 && FIRST_FIELD)}
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

interface TemplatePickerProps<Fields> extends Omit<TemplateListProps<Fields>, 'hasFocus'> {
  title: string;
  onBlank: () => void;
  onClose: () => void;
}

/** Chooses the initial values of a new record. */
export function TemplatePicker<Fields>({ title, templates, onChoose, onBlank, onClose }: TemplatePickerProps<Fields>) {
  return (
    <Dialog title={title} width={640} onCancel={onClose} footer={<Button onClick={onBlank}>Start from scratch</Button>}>
      <TemplateList templates={templates} onChoose={onChoose} hasFocus />
    </Dialog>
  );
}
