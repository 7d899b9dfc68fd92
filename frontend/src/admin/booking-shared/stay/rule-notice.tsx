import { Alert } from 'antd';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** The stay rule that a booking entered by the owner breaks. Rule: the owner may override. */
export function RuleNotice({ rule }: { rule: string }) {
  return <Alert type="warning" showIcon title="Break this rule?" description={rule} />;
}

interface BreakRuleDialogProps {
  rule: string;
  onBreak: () => void;
  onKeep: () => void;
}

/** Asks once before a booking that breaks a stay rule is saved. */
export function BreakRuleDialog({ rule, onBreak, onKeep }: BreakRuleDialogProps) {
  return (
    <Dialog
      title="Break this rule?"
      okText="Break it and save"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      onOk={onBreak}
      onCancel={onKeep}
    >
      <p>{rule}</p>
    </Dialog>
  );
}
