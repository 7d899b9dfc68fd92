import { describe, expect, it } from '@jest/globals';
import { withContents } from './post-contents.ts';

describe('withContents', () => {
  it('gives every second-level heading an id and lists it as plain text', () => {
    const { html, contents } = withContents(
      '<h2>Food &amp; fire</h2><p>One</p><h2>Rain <em>again</em></h2><h3>Small</h3><h2>మామిడి</h2>',
    );

    expect(html).toBe(
      '<h2 id="part-food-fire">Food &amp; fire</h2><p>One</p><h2 id="part-rain-again">Rain <em>again</em></h2>' +
        '<h3>Small</h3><h2 id="part-3">మామిడి</h2>',
    );
    expect(contents).toEqual([
      { id: 'part-food-fire', text: 'Food & fire' },
      { id: 'part-rain-again', text: 'Rain again' },
      { id: 'part-3', text: 'మామిడి' },
    ]);
  });

  it('gives two equal headings different ids', () => {
    const { contents } = withContents('<h2>Rain</h2><h2>Rain</h2><h2>Rain</h2>');

    expect(contents.map(({ id }) => id)).toEqual(['part-rain', 'part-rain-2', 'part-rain-3']);
  });

  it('keeps the id that the author gave a heading, behind the prefix of ids in a text', () => {
    const { html } = withContents('<h2 id="pool">The pool</h2><a href="#pool">down</a>');

    expect(html).toBe('<h2 id="part-pool">The pool</h2><a href="#part-pool">down</a>');
  });

  it('lists nothing for a post with fewer than three headings', () => {
    expect(withContents('<h2>One</h2><h2>Two</h2>').contents).toEqual([]);
  });
});
