import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface RemoveRowProps {
  label: string;
  isDisabled?: boolean;
  onRemove: () => void;
}

export function RemoveRow({ label, isDisabled = false, onRemove }: RemoveRowProps) {
  return (
    <Button
      type="text"
      shape="circle"
      disabled={isDisabled}
      icon={<DeleteOutlined aria-hidden />}
      aria-label={label}
      onClick={onRemove}
    />
  );
}
