import { buttonClass } from '../ui/button.ts';
import { Modal } from '../ui/modal.tsx';

interface WelcomeDialogProps {
  onStart: () => void;
  onSkip: () => void;
}

/** Offers the guided tour. */
export default function WelcomeDialog({ onStart, onSkip }: WelcomeDialogProps) {
  return (
    <Modal title="Welcome to the farmhouse" onClose={onSkip}>
      <p className="mt-3">Seven short stops show you where everything is. It takes less than a minute.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onStart} className={buttonClass('primary')}>
          Start Tour
        </button>
        <button type="button" onClick={onSkip} className={buttonClass('outline')}>
          Skip Tour
        </button>
      </div>
    </Modal>
  );
}
