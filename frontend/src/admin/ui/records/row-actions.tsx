import type { ReactNode } from 'react';
import { DeleteOutlined, EditOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface RowActionsProps {
  /** The record's name, part of each button's accessible name. */
  name: string;
  onEdit: () => void;
  /** True while the record is loaded for the form. */
  isOpening?: boolean;
  onDelete?: () => void;
  /** True if deleting resets the record to its original. */
  isSetBack?: boolean;
  /** Further buttons, placed first. */
  children?: ReactNode;
}

export function RowActions({
  name,
  onEdit,
  isOpening = false,
  onDelete,
  isSetBack = false,
  children,
}: RowActionsProps) {
  return (
    <span className="inline-flex gap-1">
      {children}
      <Button
        type="text"
        shape="circle"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Edit ${name}`}
        loading={isOpening}
        onClick={onEdit}
      />
      {onDelete && (
        <Button
          type="text"
          shape="circle"
          danger
          icon={isSetBack ? <RollbackOutlined aria-hidden /> : <DeleteOutlined aria-hidden />}
          aria-label={`${isSetBack ? 'Set back' : 'Delete'} ${name}`}
          onClick={onDelete}
        />
      )}
    </span>
  );
}
