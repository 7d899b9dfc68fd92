import type { toPlainText } from '@react-email/components';

const asWritten = (selector: string) => ({ selector, format: 'heading', options: { uppercase: false } });
const withoutLink = (selector: string) => ({ selector, format: 'inline' });

/**
 * How the text part follows from the HTML: tables keep their columns, titles are not upper-cased, and the
 * link of a phone number or an address is not repeated.
 */
export const plainTextOptions: Parameters<typeof toPlainText>[1] = {
  selectors: [
    asWritten('h1'),
    asWritten('h2'),
    withoutLink('a[href^="tel:"]'),
    withoutLink('a[href^="mailto:"]'),
    { selector: 'table.figures', format: 'dataTable', options: { colSpacing: 2, uppercaseHeaderCells: false } },
  ],
};
