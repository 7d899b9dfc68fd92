import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '../../ui/button.ts';

interface SentNoticeProps {
  code: string;
  /** Called when the guest wants to send another request. */
  onAnother: () => void;
}

/** Shown instead of the wizard to a guest who returns to it after a booking. */
export function SentNotice({ code, onAnother }: SentNoticeProps) {
  const navigate = useNavigate();
  const startAgain = () => {
    onAnother();
    void navigate('/booking', { replace: true });
  };
  return (
    <section aria-labelledby="sent" className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
      <h2 id="sent" className="text-2xl">
        You sent {code}
      </h2>
      <p className="mt-3 max-w-[60ch]">Your request has reached us. Its page shows where it stands.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={`/booking-confirmation?booking=${encodeURIComponent(code)}`} className={buttonClass('primary')}>
          See your request
        </Link>
        <button type="button" onClick={startAgain} className={buttonClass('outline')}>
          Request another stay
        </button>
      </div>
    </section>
  );
}
