import { legalLoader, LegalPage, type LegalSection } from './legal-page.tsx';
import { headOf } from '../head/titled.ts';

const SECTIONS: readonly LegalSection[] = [
  {
    title: 'What is essential',
    paragraphs: [
      'After you request a stay we set one cookie for it. It lets this browser show you your own booking and lasts 180 days. Scripts on the page cannot read it.',
      'A chat with us sets a cookie too, which lasts a day, and keeps a random number for this browser, so that your conversation stays yours. Your choices about cookies are kept so that you are not asked on every page.',
      'That you have been here (hasVisited) and need no tour (tourCompleted) is kept in this browser until you delete it, so that the tour does not start by itself.',
      'While you fill in the booking form or the contact form, or write in the chat, what you have typed is kept in this tab, so that a reload does not lose it. It is cleared when you have sent it or closed the tab.',
    ],
  },
  {
    title: 'What counts visits',
    paragraphs: [
      'A random number, kept for this tab, tells us which pages are visited. It ends with the tab. If you decline analytics, or your browser asks not to be tracked, there is none and no visit is counted.',
      'How often a blog post is read is counted in any case, because that leaves nothing in your browser.',
    ],
  },
  {
    title: 'What comes from others',
    paragraphs: [
      'We may add tools of others, for example to measure an advertisement. Each is loaded only after you have agreed to its category, except for one that the site needs to work, and none on the pages of your payment and your booking.',
      'The map comes from a map provider, which learns your network address when the map is shown. A picture that we show from another address is loaded from there. Fonts and all other pictures come from our own address. Links to WhatsApp, maps and social networks send nothing before you follow them.',
    ],
  },
  {
    title: 'How to remove it',
    paragraphs: [
      'Delete the cookies of this site in your browser. You can open your booking again with its code and the last four digits of your phone number.',
    ],
  },
];

export const head = headOf('cookie-policy');

export const loader = legalLoader('cookie-policy');

export default function CookiesPage() {
  return (
    <LegalPage
      page="cookie-policy"
      title="Cookie Policy"
      intro="What this site leaves in your browser."
      sections={SECTIONS}
    />
  );
}
