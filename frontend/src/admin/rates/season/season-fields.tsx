import { Form, Input, Switch } from 'antd';
import { RATE_NAME_MAX_LENGTH } from '@farmhouse/contracts/catalogue/rate';
import type { FieldError } from '@farmhouse/contracts/errors';
import { DayPicker } from '../../ui/forms/fields/day-picker.tsx';
import { noProblem, required } from '../../ui/forms/rules.ts';
import { WeekdayPicker } from './weekday-picker.tsx';

const DATES = ['from', 'to', 'yearly'];

/** Field for the name of a rate or a stay rule. */
export function NameField({ hint }: { hint: string }) {
  return (
    <Form.Item name="name" label="Name" extra={hint} rules={[required('Name')]}>
      <Input maxLength={RATE_NAME_MAX_LENGTH} autoComplete="off" />
    </Form.Item>
  );
}

/** Fields for the days on which a rate or a stay rule applies. */
export function SeasonFields<Fields>({ problemsOf }: { problemsOf: (fields: Fields) => readonly FieldError[] }) {
  return (
    <>
      <Form.Item
        name="weekdays"
        label="Days of the week"
        extra="None chosen: every day. A night counts as the day on which it begins."
      >
        <WeekdayPicker />
      </Form.Item>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Form.Item name="from" label="First day" dependencies={DATES} rules={[noProblem('from', problemsOf)]}>
          <DayPicker placeholder="No beginning" />
        </Form.Item>
        <Form.Item name="to" label="Last day" dependencies={DATES} rules={[noProblem('to', problemsOf)]}>
          <DayPicker placeholder="No end" />
        </Form.Item>
      </div>
      <Form.Item name="yearly" label="Every year" extra="The same dates come back each year" valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
