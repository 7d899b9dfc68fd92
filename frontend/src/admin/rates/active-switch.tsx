import { Switch } from 'antd';
import type { CrudTexts } from '../ui/crud/crud-texts.ts';
import type { Identified, OwnerCrud } from '../ui/crud/owner-crud.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';

interface ActiveSwitchProps {
  crud: Pick<OwnerCrud<Identified, { active: boolean }>, 'useChange'>;
  texts: CrudTexts;
  record: Identified & { name: string; active: boolean };
}

/** Switches a record on and off in its list; its other fields keep what another browser may have stored meanwhile. */
export function ActiveSwitch({ crud, texts, record }: ActiveSwitchProps) {
  const [change, { isChanging }] = crud.useChange();
  const toggle = (active: boolean): Promise<unknown> =>
    reportOutcome(change(record.id, { active }), {
      done: { title: 'Success', description: texts.updated },
      failed: texts.updateFailed,
      again: () => toggle(active),
    });
  return (
    <Switch
      checked={record.active}
      loading={isChanging}
      aria-label={`${record.name} is active`}
      onChange={(active) => void toggle(active)}
    />
  );
}
