import { Form, Input } from 'antd';
import { DayPicker } from './day-picker.tsx';
import { required } from '../rules.ts';

/** Dates and hours of a stay; `min` is the first day that can be chosen, any when absent. */
export function StayDateFields({ min }: { min?: string }) {
  const checkinDate = Form.useWatch<string | undefined>('checkinDate');
  return (
    <>
      <Form.Item name="checkinDate" label="Check-in date" rules={[required('Check-in date')]}>
        <DayPicker min={min} />
      </Form.Item>
      <Form.Item name="checkinTime" label="Check-in time" rules={[required('Check-in time')]}>
        <Input type="time" />
      </Form.Item>
      <Form.Item name="checkoutDate" label="Check-out date" rules={[required('Check-out date')]}>
        <DayPicker min={checkinDate || min} />
      </Form.Item>
      <Form.Item name="checkoutTime" label="Check-out time">
        <Input type="time" />
      </Form.Item>
    </>
  );
}
