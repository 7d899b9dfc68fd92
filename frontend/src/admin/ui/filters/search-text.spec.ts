import { describe, expect, it } from '@jest/globals';
import { withSent, withShown, type SearchText } from './search-text.ts';

const typed = (text: string, state?: SearchText): SearchText => ({ shown: '', sent: [], ...state, text });

describe('the text of a search box', () => {
  it('keeps text typed after a search was sent, when the list shows that search', () => {
    const state = typed('FH-12', withSent(typed('FH')));

    expect(withShown(state, 'FH')).toEqual({ text: 'FH-12', shown: 'FH', sent: [] });
  });

  it('keeps typed text while two searches are shown one after the other', () => {
    const state = typed('abc', withSent(typed('ab', withSent(typed('a')))));

    expect(withShown(withShown(state, 'a'), 'ab').text).toBe('abc');
  });

  it('keeps a space at the end that the search does not have', () => {
    expect(withShown(typed('Asha '), 'Asha').text).toBe('Asha ');
  });

  it('is replaced by a search that it has not sent, such as from Back or a link', () => {
    const state = withSent(typed('abc'));

    expect(withShown(state, 'other')).toEqual({ text: 'other', shown: 'other', sent: [] });
  });

  it('is replaced by a search that it had sent before another one', () => {
    const shown = withShown(withSent(typed('ab', withShown(withSent(typed('a')), 'a'))), 'ab');

    expect(withShown(shown, 'a').text).toBe('a');
  });
});
