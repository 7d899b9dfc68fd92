import { legalLoader, LegalPage, type LegalSection } from './legal-page.tsx';
import { headOf } from '../head/titled.ts';

const SECTIONS: readonly LegalSection[] = [
  {
    title: 'What we collect',
    paragraphs: [
      'When you request a stay: your name, phone number, the email address if you give one, your dates, number of guests, chosen services and wishes, and the reference of your payment. We never see your bank account or your UPI PIN.',
      'When you look at the site: technical records that are needed to deliver pages and to prevent abuse and, unless you decline or your browser asks not to be tracked, which pages were visited, under a random number for this tab and a shortened network address.',
      'Who has read a blog post is counted once a day, under a hash of network address and browser that is deleted within two days.',
    ],
  },
  {
    title: 'Why, and for how long',
    paragraphs: [
      'We use your details to answer your request, to prepare your stay, and to keep the accounts that tax law asks for. We do not sell them, and we do not pass them to anybody who does not need them for your stay.',
      'Requests that come to nothing are kept until you ask us to delete them, records of paid stays for as long as the law requires. Contact messages and chats are deleted after 24 months, requests about your data three years after our answer.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may ask for a copy of what we hold, have it put right, or have it deleted. Requests for deletion are processed within 30 days. What the law obliges us to keep is locked instead of deleted.',
    ],
  },
];

export const head = headOf('privacy-policy');

export const loader = legalLoader('privacy-policy');

export default function PrivacyPage() {
  return (
    <LegalPage
      page="privacy-policy"
      title="Privacy Policy"
      intro="Which personal data we hold, why, and what you can ask of us."
      sections={SECTIONS}
    />
  );
}
