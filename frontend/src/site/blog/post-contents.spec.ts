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

  it.each([
    ['equal to one with its number', ['Pool', 'Pool 3', 'Pool'], ['part-pool', 'part-pool-3', 'part-pool-4']],
    [
      'of two scripts and a number',
      ['One', '2', 'మామిడి', 'Two', '3'],
      ['part-one', 'part-2', 'part-3', 'part-two', 'part-3-5'],
    ],
  ])('gives headings %s different ids', (_what, headings, ids) => {
    const { contents } = withContents(headings.map((text) => `<h2>${text}</h2>`).join(''));

    expect(contents.map(({ id }) => id)).toEqual(ids);
  });

  it('gives a heading no id that another element has', () => {
    const { contents } = withContents('<h2>Pool</h2><h2 id="pool">Rules</h2><h2>Fire</h2><p><a name="fire">x</a></p>');

    expect(contents.map(({ id }) => id)).toEqual(['part-pool-1', 'part-pool', 'part-fire-3']);
  });

  it.each(['<h2></h2>', '<h2> <br>&nbsp;</h2>', '<h2 id="part-gap"></h2>'])(
    'lists no heading without a text: %s',
    (gap) => {
      const { html, contents } = withContents(`<h2>One</h2>${gap}<h2>Two</h2><h2>Three</h2>`);

      expect(contents.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
      expect(html).toContain(`<h2 id="part-one">One</h2>${gap}<h2 id="part-two">`);
    },
  );

  it('keeps the id that the author gave a heading, behind the prefix of ids in a text', () => {
    const { html } = withContents('<h2 id="pool">The pool</h2><a href="#pool">down</a>');

    expect(html).toBe('<h2 id="part-pool">The pool</h2><a href="#part-pool">down</a>');
  });

  it('lists nothing for a post with fewer than three headings', () => {
    expect(withContents('<h2>One</h2><h2>Two</h2>').contents).toEqual([]);
  });
});
