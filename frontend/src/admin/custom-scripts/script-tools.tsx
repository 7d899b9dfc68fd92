import { EyeOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { customScripts } from './custom-scripts.api.ts';

interface ScriptToolsProps {
  script: CustomScriptView;
  onPreview: () => void;
}

/** Buttons that preview a script and switch it on and off. */
export function ScriptTools({ script: { id, name, isActive }, onPreview }: ScriptToolsProps) {
  const [change, { isChanging }] = customScripts.useChange();
  const toggle = (next: boolean): Promise<unknown> =>
    reportOutcome(change(id, { isActive: next }), {
      done: { title: 'Success', description: 'Custom script updated successfully' },
      failed: 'Failed to update custom script',
      again: () => toggle(next),
    });
  return (
    <>
      <span className="inline-flex min-h-11 min-w-11 items-center justify-center px-2">
        <Switch
          checked={isActive}
          loading={isChanging}
          aria-label={`Run ${name}`}
          onChange={(next) => void toggle(next)}
        />
      </span>
      <Button
        type="text"
        shape="circle"
        icon={<EyeOutlined aria-hidden />}
        aria-label={`Preview ${name}`}
        onClick={onPreview}
      />
    </>
  );
}
