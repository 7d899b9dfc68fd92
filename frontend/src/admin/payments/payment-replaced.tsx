import { Alert, Button } from 'antd';

/** Says that a newer payment has replaced the displayed one; the owner has to continue before deciding on it. */
export function PaymentReplaced({ onLook }: { onLook: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      className="mb-4!"
      title="Another payment has come since you opened this"
      description={
        <>
          <p className="mb-3">The newer one is shown below. Please look it up in your bank app before you decide.</p>
          <Button onClick={onLook}>Continue with this one</Button>
        </>
      }
    />
  );
}
