import { expect, it } from '@jest/globals';
import { StyleSheet } from './style-sheet.ts';

const MARKUP = `<p class="card md:px-5 w-1/2 [&amp;_a]:font-bold">Text <a href="/">Link</a></p>`;

it.each([
  ['of elements', 'p{margin:0}'],
  ['of a class', '.card{color:red}'],
  ['of a state', '.card:hover,.card:focus-visible{color:red}'],
  ['of an escaped class', String.raw`.md\:px-5{padding:5px}`],
  ['of a class with a slash', String.raw`.w-1\/2{width:50%}`],
  ['of a class with a selector', String.raw`.\[\&_a\]\:font-bold a{font-weight:700}`],
  ['of which one selector matches', '.other,.card>p{color:red}'],
  ['with an unknown class as an exception', '.card:not(.other):where(:not(:is(.third))){color:red}'],
  ['with signs in a string', '.card:before{content:"};.other{"}'],
  ['of the document', 'html,:host{color:red}body{margin:0}'],
  ['of everything', '*,:before{margin:0}'],
  ['of an attribute', '[hidden]:where(:not([hidden=until-found])){display:none}'],
  ['of an element with a class', 'p.card::before{color:red}'],
  ['of a font', '@font-face{font-family:A;src:url(/a.woff2)}'],
  ['of a font for other letters', '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+100-2BA,U+20B9,U+1F3??}'],
  ['that orders the layers', '@layer theme,base;'],
  ['in groups', '@layer base{@media (width>=48rem){.card{color:red}}}'],
])('StyleSheet.usedIn keeps a rule %s', (_what, css) => {
  expect(new StyleSheet(css).usedIn(MARKUP)).toBe(css);
});

it.each([
  ['of another class', '.other{color:red}'],
  ['of a class inside another', '.other .card{color:red}'],
  ['of an escaped class', String.raw`.lg\:px-5{padding:5px}`],
  ['in groups, and the groups', '@layer base{@media (width>=48rem){.other{color:red}}}'],
  ['of another element', 'progress,.card table{margin:0}'],
  ['of a form’s controls', '::-webkit-datetime-edit-year-field{padding:0}::placeholder{opacity:1}'],
  ['of the shade behind a dialog', '::backdrop{margin:0}'],
  ['that repeats colours in another way', '@supports (color:lab(0% 0 0)){.card{color:lab(0% 0 0/.5)}}'],
  ['that is a comment', '/* p{margin:0} */'],
])('StyleSheet.usedIn leaves out a rule %s', (_what, css) => {
  expect(new StyleSheet(css).usedIn(MARKUP)).toBe('');
});

it('StyleSheet.usedIn keeps the properties, variables and animations that a kept rule mentions', () => {
  const named = ':root{--a:1;--b:2}@keyframes pulse{50%{opacity:.5}}@property --a{syntax:"*";inherits:false}';
  const card = '.card{top:var(--a);left:var(--b,0);animation:1s pulse}';

  expect(new StyleSheet(named + card).usedIn(MARKUP)).toBe(named + card);
  expect(new StyleSheet(named + card).usedIn('<p>Text</p>')).toBe(':root{}');
});

it('StyleSheet.usedIn keeps an animation that a variable names', () => {
  const css = ':root{--animate-pulse:pulse 2s}.card{animation:var(--animate-pulse)}@keyframes pulse{50%{opacity:.5}}';

  expect(new StyleSheet(css).usedIn(MARKUP)).toBe(css);
});
