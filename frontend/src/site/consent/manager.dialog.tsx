import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { currentConsent, giveConsents, withdrawAll } from '../ui/consent/consent-store.ts';
import type { PrivacyConsents } from '../ui/consent/stored-consent.ts';
import { buttonClass } from '../ui/button.ts';
import { Modal } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { ALL_DECLINED, ALL_GIVEN, PRIVACY_CATEGORIES } from './categories.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { PrivacyRights } from './privacy-rights.tsx';

type Outcome = 'none' | 'saved' | 'accepted' | 'declined' | 'withdrawn';

/** The consent manager: five consents, and requests about the visitor's data. Rule: consent is a choice. */
export default function ManagerDialog({ onClose }: { onClose: () => void }) {
  const [consents, setConsents] = useState(presentConsents);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const give = (given: PrivacyConsents, done: Outcome) => {
    giveConsents(given);
    setConsents(given);
    setOutcome(done);
  };
  const withdraw = () => {
    withdrawAll();
    setConsents(ALL_DECLINED);
    setOutcome('withdrawn');
  };
  return (
    <Modal title="Manage Consent" onClose={onClose}>
      <p className="mt-2 text-quiet">Your choices apply to this browser until you change them.</p>
      <div className="mt-4">
        {PRIVACY_CATEGORIES.map(({ name, label, text }) => (
          <ConsentSwitch
            key={name}
            label={label}
            text={text}
            checked={consents[name]}
            onChange={(checked) => {
              setConsents({ ...consents, [name]: checked });
              setOutcome('none');
            }}
          />
        ))}
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Action onClick={() => give(consents, 'saved')}>Save Preferences</Action>
        <Action onClick={() => give(ALL_GIVEN, 'accepted')}>Accept All</Action>
        <Action onClick={() => give(ALL_DECLINED, 'declined')}>Decline All</Action>
        <Action onClick={withdraw}>Withdraw All</Action>
      </div>
      <OutcomeNotice outcome={outcome} />
      <PrivacyRights />
    </Modal>
  );
}

/** The stored consents; those that the visitor was never asked for count as not given. */
function presentConsents(): PrivacyConsents {
  const { consents, choices } = currentConsent();
  const { analytics = false, marketing = false, preferences = false } = choices ?? {};
  return consents ?? { ...ALL_DECLINED, analytics, marketing, preferences };
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className={buttonClass('outline', 'max-sm:px-3')}>
      {children}
    </button>
  );
}

const SAVED: Record<Exclude<Outcome, 'none' | 'withdrawn'>, string> = {
  saved: 'Your preferences are saved.',
  accepted: 'You have accepted all five.',
  declined: 'You have declined all five.',
};

/** What the button above has done, scrolled into view: on a phone it is below the end of the dialog's view. */
function OutcomeNotice({ outcome }: { outcome: Outcome }): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome !== 'none') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if (outcome === 'withdrawn') {
    return (
      <div ref={notice} role="alert" className="mt-4 scroll-mb-4">
        <Notice tone="danger" title="All consents withdrawn">
          <p>
            Your stored consents and cookie choices are cleared. A page refresh may be needed before everything that was
            loaded has stopped.
          </p>
          <button type="button" onClick={() => window.location.reload()} className={buttonClass('outline', 'mt-3')}>
            Refresh the page
          </button>
        </Notice>
      </div>
    );
  }
  return (
    <div ref={notice} role="status" className="mt-4 scroll-mb-4 empty:mt-0">
      {outcome !== 'none' && <Notice tone="success" title={SAVED[outcome]} />}
    </div>
  );
}
