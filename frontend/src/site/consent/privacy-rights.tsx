import { useState } from 'react';
import { PRIVACY_REQUEST_NAMES } from '@farmhouse/contracts/content/privacy-request';
import { buttonClass } from '../ui/button.ts';
import { PrivacyRequestForm } from './privacy-request-form.tsx';
import { REQUESTS } from './privacy-request.ts';

/** Three requests about the visitor's own data. Rule: privacy requests. */
export function PrivacyRights() {
  const [open, setOpen] = useState<(typeof REQUESTS)[number]>();
  return (
    <section aria-labelledby="rights-title" className="mt-7">
      <h3 id="rights-title" className="text-xl">
        Your data
      </h3>
      <p className="mt-1 text-sm text-quiet">Ask us what data we hold about you. It is free.</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        {REQUESTS.map((request) => (
          <button
            key={request.type}
            type="button"
            aria-expanded={open === request}
            onClick={() => setOpen(open === request ? undefined : request)}
            className={buttonClass('outline', 'px-2! text-sm')}
          >
            {PRIVACY_REQUEST_NAMES[request.type]}
          </button>
        ))}
      </div>
      {open && <PrivacyRequestForm key={open.type} {...open} />}
    </section>
  );
}
