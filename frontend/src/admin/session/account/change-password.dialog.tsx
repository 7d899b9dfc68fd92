import { Form, Input } from 'antd';
import type { ChangePassword } from '@farmhouse/contracts/identity/admin';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../../ui/overlays/first-field.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { useChangePasswordMutation } from '../session.api.ts';
import { NewPasswordFields } from '../pages/new-password-fields.tsx';
import { useLogout } from '../use-logout.ts';

type Fields = ChangePassword & NewPasswordFields;

/** Changes the owner's password and signs out, because all earlier tokens become invalid. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const [change, { isLoading }] = useChangePasswordMutation();
  const logout = useLogout();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const submit = async ({ currentPassword, newPassword }: Fields) => {
    const done = await reportOutcome(change({ currentPassword, newPassword }).unwrap(), {
      failed: 'Failed to change password',
      form,
    });
    if (done) await logout({ title: 'Password changed', description: 'Please sign in with your new password.' });
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <Dialog
      title="Change password"
      okText="Change password"
      onOk={form.submit}
      onCancel={requestClose}
      confirmLoading={isLoading}
    >
      <p className="mb-5 text-quiet">You will be signed out everywhere and sign in again with the new password.</p>
      <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={submitOnce}>
        <Form.Item
          name="currentPassword"
          label="Current password"
          rules={[{ required: true, message: 'Current password is required' }]}
        >
          <Input.Password {...FIRST_FIELD} autoComplete="current-password" />
        </Form.Item>
        <NewPasswordFields />
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
