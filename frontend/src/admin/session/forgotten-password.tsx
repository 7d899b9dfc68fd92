import { useState } from 'react';
import { Alert, Button, Form, Input } from 'antd';
import { RESET_LINK_MINUTES, type AskForReset } from '@farmhouse/contracts/identity/admin';
import { errorText } from '../../shared/api/api-error.ts';
import { useAskForResetMutation } from './api.ts';

const FAILED = 'Cannot reach the server. Please try again.';

/** Asks for a link to choose a new password; the answer is the same for every user name. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [ask, { isLoading, isSuccess }] = useAskForResetMutation();
  const [problem, setProblem] = useState('');

  const submit = async ({ username }: AskForReset) => {
    setProblem('');
    try {
      await ask({ username }).unwrap();
    } catch (error) {
      setProblem(errorText(error, FAILED));
    }
  };
  return (
    <div className="mt-6">
      {isSuccess ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title="If this user name exists, a link is on its way"
          description={`It goes to the address for booking mails and works once, for ${RESET_LINK_MINUTES} minutes.`}
        />
      ) : (
        <Form<AskForReset> layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
          {problem && <Alert className="mb-5!" type="error" showIcon role="alert" title={problem} />}
          <Form.Item name="username" label="Username" rules={[{ required: true, message: 'Username is required' }]}>
            <Input autoComplete="username" autoCapitalize="none" autoFocus size="large" />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block disabled={isLoading}>
            {isLoading ? 'Sending...' : 'Send the link'}
          </Button>
        </Form>
      )}
      <p className="mt-4 text-sm text-quiet">
        No mail within a few minutes? Please look in the spam folder, then ask whoever runs the server.
      </p>
      <Button className="mt-2 px-0!" type="link" onClick={onBack}>
        Back to the sign-in
      </Button>
    </div>
  );
}
