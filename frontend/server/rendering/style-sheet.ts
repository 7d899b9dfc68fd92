/** A rule of a style sheet: a group with rules inside, or one that is kept or left out as a whole. */
type Rule = { prelude: string; rules: readonly Rule[] } | SingleRule;

interface SingleRule {
  text: string;
  /** The name of a rule that takes effect only where it is referenced. */
  name?: string;
  /** The elements and classes that each of its selectors needs. */
  needs: readonly string[][];
}

const GROUP = /^@(media|supports|layer|container)\b/;
const NAMED = /^@(?:property|keyframes)\s+([\w-]+)/;
/** A group that repeats earlier colours in a newer notation: only the whole sheet has it. */
const SAME_COLOURS = '@supports (color:lab(0% 0 0))';
/** The declaration of a variable, which has no effect either unless it is referenced. */
const UNQUOTED_VARIABLE = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g;
/** Where variables and animations are referenced. */
const MENTIONS = /var\(--[\w-]+|(?<=(?:animation(?:-name)?|--animate-[\w-]+):)[^;}]*/g;
/** Strings, escaped characters, and the delimiters of rules. */
const SIGNS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/g;

/** A built style sheet, of which a document contains only the rules that its markup needs. */
export class StyleSheet {
  private readonly rules: readonly Rule[];

  constructor(text: string) {
    this.rules = rulesOf(text.replace(/\/\*[^]*?\*\//g, ''));
  }

  /** The rules that can match the markup, in any of its states, in their order. */
  usedIn(markup: string): string {
    const present = new Set([...DOCUMENT, ...tagsIn(markup), ...classesIn(markup)]);
    const canMatch = ({ needs }: SingleRule) => needs.some((one) => one.every((part) => present.has(part)));
    const styles = keptOf(this.rules, (rule) => rule.name === undefined && canMatch(rule));
    const mentioned = new Set(
      [...(styles + markup).matchAll(MENTIONS)].flatMap(([text]) => text.match(/[\w-]+/g) ?? []),
    );
    const isMentioned = (name: string) => mentioned.has(name);
    const kept = keptOf(this.rules, (rule) => (rule.name === undefined ? canMatch(rule) : isMentioned(rule.name)));
    return kept.replace(UNQUOTED_VARIABLE, (text, name: string) => (isMentioned(name) ? text : ''));
  }
}

function keptOf(rules: readonly Rule[], isKept: (rule: SingleRule) => boolean): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return isKept(rule) ? rule.text : '';
      const inside = keptOf(rule.rules, isKept);
      return inside && `${rule.prelude}{${inside}}`;
    })
    .join('');
}

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '{' && (depth += 1) === 1) open = index;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    const prelude = text.slice(start, sign === '}' ? open : index).trim();
    if (prelude !== SAME_COLOURS) {
      rules.push(
        GROUP.test(prelude) && sign === '}'
          ? { prelude, rules: rulesOf(text.slice(open + 1, index)) }
          : singleRule(prelude, text.slice(start, index + 1).trim()),
      );
    }
    start = index + 1;
  }
  return rules;
}

function singleRule(prelude: string, text: string): SingleRule {
  return { text, name: NAMED.exec(prelude)?.[1], needs: alternatives(prelude) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** Replaces a character with a meaning in selectors, so that a class name such as `md:px-5` is one word. */
const asLetter = (character: string): string =>
  /[\w-]/.test(character) ? character : String.fromCharCode(0xe000 + character.charCodeAt(0));

/** Elements that every document has. */
const DOCUMENT = ['html', 'body'];
/** Parts of a form's controls and of a dialog, which are styled without the element's name. */
const PARTS_OF_INPUT =
  /::(?:placeholder|file-selector-button|-webkit-(?:date|search|inner-spin|outer-spin|calendar)[\w-]*)/g;

function tagsIn(markup: string): string[] {
  return [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
}

/** The class names, each with a dot before it. */
function classesIn(markup: string): string[] {
  const names = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  const plain = names.map((name) => name.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity));
  return plain.map((name) => `.${name.replace(/[^\w-]/g, asLetter)}`);
}

/** The elements and classes that each selector of a rule needs; those in brackets may also be exceptions. */
function alternatives(prelude: string): string[][] {
  if (prelude.startsWith('@')) return [[]];
  let selectors = prelude
    .replace(/\\([\da-f]{1,6}) ?/gi, (_escape, code: string) => asLetter(String.fromCharCode(parseInt(code, 16))))
    .replace(/\\(.)/g, (_escape, character: string) => asLetter(character));
  for (let before = ''; before !== selectors;) {
    before = selectors;
    selectors = selectors.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  const parts = /(?:\.|(?<![-\w:.#\ue000-\uf8ff]))[a-z_\ue000-\uf8ff-][-\w\ue000-\uf8ff]*/gi;
  return selectors
    .split(',')
    .map((selector) => selector.replace(PARTS_OF_INPUT, ' input').replace('::backdrop', ' dialog').match(parts) ?? []);
}
