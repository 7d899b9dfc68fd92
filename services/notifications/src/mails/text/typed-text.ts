import { withoutDirectionControls } from '@farmhouse/contracts/text/visible';
import topLevelDomains from 'tlds' with { type: 'json' };

/** Longest part of a host that is shown, in characters. */
const HOST_MAX_LENGTH = 40;

/** Top-level domains: mail programs turn hosts that end in one of them into links. */
const ENDINGS: ReadonlySet<string> = new Set(topLevelDomains);

const DOT = '[.。．｡]';
const DOTS = new RegExp(DOT, 'g');
const CHARACTER = String.raw`[\p{L}\p{M}\p{N}_-]`;
const BEGINS = String.raw`(?<![\p{L}\p{M}\p{N}@._-])`;
const ENDS = String.raw`(?!${CHARACTER}|@|${DOT}[\p{L}\p{N}])`;

/** An address with a scheme or `www.`; otherwise a name of a host with its last label, and a path if it has one. */
const PAGE_ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]*:\/\/\S+`,
    String.raw`${BEGINS}www${DOT}\S+`,
    String.raw`${BEGINS}(?<labels>(?:${CHARACTER}+${DOT})+)(?<ending>\p{L}${CHARACTER}+)${ENDS}(?<path>[/?#:]\S*)?`,
  ].join('|'),
  'giu',
);

const TWO_LETTERS = /^\p{L}{2}$/u;
const LAST_LABEL_HAS_LETTER = new RegExp(String.raw`\p{L}[^.。．｡]*${DOT}$`, 'u');

interface Host {
  labels: string;
  ending: string;
  path?: string;
}

/**
 * True if mail programs recognise it: by its ending, by its path, or by an ending of two letters after a label with a
 * letter, so that `10.am` is none.
 */
function isHost({ labels, ending, path }: Host): boolean {
  const name = ending.toLowerCase();
  if (ENDINGS.has(name) && ending.length > 2) return true;
  if (TWO_LETTERS.test(ending)) return LAST_LABEL_HAS_LETTER.test(labels);
  return name.startsWith('xn--') || path?.startsWith('/') === true;
}

/** The host alone, with brackets around its dots so that no mail program turns it into a link. */
function shortened(address: string): string {
  const withoutScheme = address.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
  const [authority = ''] = withoutScheme.split(/[/?#\\]/, 1);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const shown = host.length > HOST_MAX_LENGTH ? `${host.slice(0, HOST_MAX_LENGTH)}…` : host;
  const hasMore = withoutScheme.replace(/\/$/, '').length > authority.length;
  return `${shown.replace(DOTS, '[.]')}${hasMore ? '/…' : ''}`;
}

/**
 * Text that a guest or visitor typed, as mails show it: addresses of pages are shortened to their host and never become
 * links, so that no visitor can lure a stranger to a page in the name of the house, and no character changes the
 * writing direction.
 */
export function typedText(text: string): string {
  return withoutDirectionControls(text).replace(PAGE_ADDRESS, (address: string, ...match: unknown[]) => {
    const { labels, ending, path } = match.at(-1) as Partial<Host>;
    return labels === undefined || ending === undefined || isHost({ labels, ending, path })
      ? shortened(address)
      : address;
  });
}
