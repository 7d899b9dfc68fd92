import { useState } from 'react';
import { VerticalAlignTopOutlined } from '@ant-design/icons';
import { Button, Form, InputNumber } from 'antd';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../ui/overlays/first-field.ts';
import { required, wholeNumber } from '../ui/forms/rules.ts';

interface PicturePositionProps {
  name: string;
  /** Place among the shown pictures, 1 being the first. */
  position: number;
  /** Number of shown pictures. */
  count: number;
  onPosition: (position: number) => void;
}

/** A picture's position, with buttons that move it to the front or to a numbered position. */
export function PicturePosition({ name, position, count, onPosition }: PicturePositionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <Button
        type="text"
        className="-ml-3 max-md:min-h-11"
        aria-label={`Place ${position} of ${count}: ${name}, change`}
        onClick={() => setAsking(true)}
      >
        <span className="figures">
          Place {position} of {count}
        </span>
      </Button>
      {/* at the front, too, where it keeps the focus of the tap that moved the picture */}
      <Button
        type="text"
        className="-mr-3 aria-disabled:opacity-40 max-md:min-h-11"
        icon={<VerticalAlignTopOutlined aria-hidden />}
        aria-label={`To the front: ${name}`}
        aria-disabled={position === 1 || undefined}
        onClick={() => position > 1 && onPosition(1)}
      >
        To the front
      </Button>
      {isAsking && (
        <PositionDialog
          {...{ name, position, count }}
          onPosition={(next) => {
            setAsking(false);
            onPosition(next);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function PositionDialog({
  name,
  position,
  count,
  onPosition,
  onClose,
}: PicturePositionProps & { onClose: () => void }) {
  const [form] = Form.useForm<{ position: number }>();
  return (
    <Dialog title={`Move “${name}”`} okText="Move" onOk={form.submit} onCancel={onClose}>
      <Form<{ position: number }>
        form={form}
        name="place-of-picture"
        layout="vertical"
        initialValues={{ position }}
        onFinish={(fields) => onPosition(Number(fields.position))}
      >
        <Form.Item
          name="position"
          label={`Place, 1 to ${count}`}
          rules={[required('Place'), wholeNumber('Place', 1, count)]}
        >
          <InputNumber {...FIRST_FIELD} className="w-full!" inputMode="numeric" controls={false} />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
