import { legalLoader, LegalPage, type LegalSection } from './legal-page.tsx';
import { headOf } from '../head/titled.ts';

const SECTIONS: readonly LegalSection[] = [
  {
    title: 'On what basis',
    paragraphs: [
      'Your booking details are processed to prepare and carry out your stay at your request. Payment records are processed because tax law requires them. Technical records are processed because the site could not be kept safe without them.',
    ],
  },
  {
    title: 'Where, and by whom',
    paragraphs: [
      'The data lies on the servers of this site. Mails travel through our mail provider. If we send you messages by WhatsApp, Meta delivers them, and handles your number and the message for that. When you tap a WhatsApp, map or UPI link, you leave this site and that service’s own terms apply.',
      'Only the owner and the people who prepare your stay can see your booking, and every change to it is recorded.',
    ],
  },
  {
    title: 'How it is protected',
    paragraphs: [
      'Connections are encrypted, access needs a personal sign-in, and backups are kept apart. If something should ever go wrong with your data, we tell you without delay.',
    ],
  },
];

export const head = headOf('data-processing');

export const loader = legalLoader('data-processing');

export default function ProcessingPage() {
  return (
    <LegalPage
      page="data-processing"
      title="Data Processing"
      intro="How your data is handled once you have given it to us."
      sections={SECTIONS}
    />
  );
}
