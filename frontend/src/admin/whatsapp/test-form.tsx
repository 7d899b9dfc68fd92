import { Button, Form, Input, Select } from 'antd';
import { kindName } from '@farmhouse/contracts/messages/kind-names';
import type { SendWhatsappTest, WhatsappTemplate } from '@farmhouse/contracts/messages/whatsapp';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { required } from '../ui/forms/rules.ts';
import { useOneAtATime } from '../ui/forms/use-one-at-a-time.ts';
import { useTestWhatsappMutation } from './whatsapp.api.ts';

/** Sends a template with example values to the owner's own number. */
export function TestForm({ templates }: { templates: readonly WhatsappTemplate[] }) {
  const [form] = Form.useForm<SendWhatsappTest>();
  const [test, { data, isLoading }] = useTestWhatsappMutation();
  const sendOnce = useOneAtATime((fields: SendWhatsappTest) =>
    reportOutcome(test(fields).unwrap(), { failed: 'Failed to send the test', form }),
  );
  if (templates.length === 0) return <p className="text-quiet">Add a template first.</p>;
  const kinds = templates.map(({ kind }) => ({ value: kind, label: kindName(kind) }));
  return (
    <Form form={form} layout="vertical" initialValues={{ kind: templates[0]?.kind }} onFinish={sendOnce}>
      <Form.Item name="to" label="Your number" rules={[required('Your number')]}>
        <Input type="tel" autoComplete="tel" maxLength={20} />
      </Form.Item>
      <Form.Item name="kind" label="Message">
        <Select options={kinds} />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading}>
        Send the test
      </Button>
      <p role="status" className="mt-3">
        {data && (data.isSent ? 'WhatsApp has accepted it: look at your phone.' : data.reason)}
      </p>
    </Form>
  );
}
