import { Alert, Button } from 'antd';

/** Says that another payment than the one that was looked at is shown now; nothing is decided before the owner goes on. */
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
