import { Switch } from 'antd';
import type { CrudTexts } from '../ui/crud/crud-texts.ts';
import type { Identified, OwnerCrud } from '../ui/crud/owner-crud.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';

interface ActiveSwitchProps<View extends Identified, Save extends object> {
  crud: OwnerCrud<View, Save>;
  texts: CrudTexts;
  record: View & { name: string; active: boolean };
  /** The body that stores the record as it is. */
  body: Save;
}

/** Switches a record on and off in its list. */
export function ActiveSwitch<View extends Identified, Save extends object>(props: ActiveSwitchProps<View, Save>) {
  const { crud, texts, record, body } = props;
  const [save, { isSaving }] = crud.useSave();
  const change = (active: boolean): Promise<unknown> =>
    reportOutcome(save({ ...body, active }, record.id), {
      done: { title: 'Success', description: texts.updated },
      failed: texts.updateFailed,
      again: () => change(active),
    });
  return (
    <Switch
      checked={record.active}
      loading={isSaving}
      aria-label={`${record.name} is active`}
      onChange={(active) => void change(active)}
    />
  );
}
