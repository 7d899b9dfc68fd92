import { useState } from 'react';
import { chooseCookies, currentConsent } from '../ui/consent/consent-store.ts';
import { buttonClass } from '../ui/button.ts';
import { Modal } from '../ui/modal.tsx';
import { COOKIE_CATEGORIES, ESSENTIAL } from './categories.ts';
import { ACCEPT_ALL, ESSENTIAL_ONLY } from './choices.ts';
import { ConsentSwitch } from './consent-switch.tsx';

/** Choice of single cookie categories. Rule: consent is a choice. */
export default function CustomiseDialog({ onClose }: { onClose: () => void }) {
  const [choices, setChoices] = useState(() => currentConsent().choices ?? ESSENTIAL_ONLY);
  const choose = (chosen: typeof choices) => {
    chooseCookies(chosen);
    onClose();
  };
  return (
    <Modal title="Cookie Preferences" onClose={onClose}>
      <p className="mt-2 text-quiet">Choose what this site may store and load in your browser.</p>
      <div className="mt-4">
        <ConsentSwitch {...ESSENTIAL} checked />
        {COOKIE_CATEGORIES.map(({ name, label, text }) => (
          <ConsentSwitch
            key={name}
            label={label}
            text={text}
            checked={choices[name]}
            onChange={(checked) => setChoices({ ...choices, [name]: checked })}
          />
        ))}
      </div>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <button type="button" onClick={() => choose(choices)} className={buttonClass('outline')}>
          Save Preferences
        </button>
        <button type="button" onClick={() => choose(ACCEPT_ALL)} className={buttonClass('outline')}>
          Accept All
        </button>
      </div>
    </Modal>
  );
}
