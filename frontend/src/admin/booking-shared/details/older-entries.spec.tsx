import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { OlderEntries } from './older-entries.tsx';

const ENTRY = {
  ...{ id: 7, actor: 'owner', action: 'reminded', from: null, to: null, note: null },
  at: '2026-11-23T04:30:00.000Z',
};

it('a page of a booking’s history without older changes says so instead of showing an empty list', () => {
  const html = renderToStaticMarkup(<OlderEntries entries={[]} />);

  expect(html).toContain('There are no older changes.');
  expect(html).not.toContain('<ol');
});

it('a page of a booking’s history with older changes lists them', () => {
  const html = renderToStaticMarkup(<OlderEntries entries={[ENTRY]} />);

  expect(html).toContain('Reminded');
  expect(html).not.toContain('There are no older changes.');
});
