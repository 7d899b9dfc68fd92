import { Checkbox, Form, Input } from 'antd';
import { SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { SESSION_IDLE_HOURS, type EndSessions } from '@farmhouse/contracts/identity/open-session';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEndSessionsMutation, useOpenSessionsQuery } from '../session.api.ts';
import { OpenSession } from './open-session.tsx';

/** The open sessions. The owner can end the others with the password, so that the thief of a session cannot. */
export default function SessionsDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<EndSessions>();
  const chosen = Form.useWatch('ids', form)?.length ?? 0;
  const { data: sessions, isError, refetch } = useOpenSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading }] = useEndSessionsMutation();
  const own = sessions?.find(({ isThis }) => isThis);
  const others = sessions?.filter(({ isThis }) => !isThis) ?? [];

  const submit = async ({ ids, currentPassword }: EndSessions) => {
    const done = { title: ids.length === 1 ? 'The session has ended' : `${ids.length} sessions have ended` };
    const call = end({ ids, currentPassword }).unwrap();
    if (await reportOutcome(call, { done, failed: 'Failed to end the sessions', form })) form.resetFields();
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <Dialog
      title="Open sessions"
      okText={chosen > 1 ? `End ${chosen} sessions` : 'End the session'}
      okButtonProps={{ disabled: chosen === 0 }}
      cancelText="Close"
      onOk={form.submit}
      onCancel={onClose}
      confirmLoading={isLoading}
    >
      <p className="mb-4 text-quiet">
        A session ends automatically {SESSION_HOURS} hours after its sign-in, and when it is not used for{' '}
        {SESSION_IDLE_HOURS} hours.
      </p>
      {!sessions && (isError ? <ErrorState what="The sessions" onRetry={refetch} /> : <LoadingState />)}
      {own && <OpenSession session={own} />}
      {sessions && others.length === 0 && <p className="mt-4">No other session is open.</p>}
      {others.length > 0 && (
        <Form<EndSessions> form={form} className="mt-4!" layout="vertical" requiredMark={false} onFinish={submitOnce}>
          <Form.Item name="ids" label="Other sessions">
            <Checkbox.Group
              className="grid! gap-3"
              options={others.map((session) => ({ value: session.id, label: <OpenSession session={session} /> }))}
            />
          </Form.Item>
          {chosen > 0 && (
            <Form.Item
              name="currentPassword"
              label="Your password"
              rules={[{ required: true, message: 'Current password is required' }]}
            >
              <Input.Password autoComplete="current-password" />
            </Form.Item>
          )}
          <button type="submit" hidden />
        </Form>
      )}
    </Dialog>
  );
}
