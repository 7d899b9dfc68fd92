import { useEffect } from 'react';
import { Button, Form, Input, Radio } from 'antd';
import {
  WHATSAPP_KEYS,
  WHATSAPP_MODES,
  type SaveWhatsappAccount,
  type StoredKey,
  type WhatsappAccountView,
} from '@farmhouse/contracts/messages/whatsapp';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { useOneAtATime } from '../ui/forms/use-one-at-a-time.ts';
import { useSaveWhatsappAccountMutation } from './whatsapp.api.ts';
import { KEY_LABELS, MODE_LABELS } from './whatsapp-labels.ts';

const MODES = WHATSAPP_MODES.map((value) => ({ value, label: MODE_LABELS[value] }));

/** Placeholder of a stored key, which is never shown again. */
function placeholderOf({ isSet, last4 }: StoredKey): string {
  if (!isSet) return 'Not set';
  return last4 ? `Set, ends with ${last4}` : 'Set';
}

/** Keys left empty are not changed. */
function changesOf(fields: SaveWhatsappAccount): SaveWhatsappAccount {
  const entered = WHATSAPP_KEYS.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return { mode: fields.mode, phoneNumberId: fields.phoneNumberId || null, ...Object.fromEntries(entered) };
}

/** The channel of messages to guests, and the keys of the WhatsApp Business account. */
export function AccountForm({ account }: { account: WhatsappAccountView }) {
  const [form] = Form.useForm<SaveWhatsappAccount>();
  const [save, { isLoading }] = useSaveWhatsappAccountMutation();
  const { mode, phoneNumberId } = account;
  // a newer account, read while the form is open, replaces what was not edited here
  useEffect(() => {
    if (!form.isFieldsTouched(['mode', 'phoneNumberId'])) form.setFieldsValue({ mode, phoneNumberId });
  }, [form, mode, phoneNumberId]);
  const submit = async (fields: SaveWhatsappAccount) => {
    const saved = await reportOutcome(save(changesOf(fields)).unwrap(), {
      done: { title: 'Saved', description: 'The WhatsApp settings apply from the next message on' },
      failed: 'Failed to save the WhatsApp settings',
      form,
    });
    if (!saved) return;
    form.resetFields([...WHATSAPP_KEYS]);
    const { mode, phoneNumberId } = saved.result;
    form.setFields([
      { name: 'mode', value: mode, touched: false },
      { name: 'phoneNumberId', value: phoneNumberId, touched: false },
    ]);
  };
  const submitOnce = useOneAtATime(submit);
  return (
    <Form form={form} layout="vertical" initialValues={account} onFinish={submitOnce}>
      <Form.Item name="mode" label="WhatsApp for messages to guests">
        <Radio.Group options={MODES} />
      </Form.Item>
      <Form.Item name="phoneNumberId" label="Phone number ID" extra="Digits, from WhatsApp > API Setup">
        <Input inputMode="numeric" maxLength={30} autoComplete="off" />
      </Form.Item>
      {!account.canStoreKeys && (
        <p className="mb-3 text-danger">Keys cannot be stored on this server yet: it has no SEAL_SECRETS.</p>
      )}
      {WHATSAPP_KEYS.map((name) => (
        <Form.Item key={name} name={name} label={KEY_LABELS[name]}>
          <Input.Password
            autoComplete="new-password"
            placeholder={placeholderOf(account.keys[name])}
            disabled={!account.canStoreKeys}
          />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Save
      </Button>
    </Form>
  );
}
