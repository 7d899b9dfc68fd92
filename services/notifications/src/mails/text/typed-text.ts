import { withoutDirectionControls } from '@farmhouse/contracts/text/visible';

/** Longest part of a host that is shown, in characters. */
const HOST_MAX_LENGTH = 40;

/** Top-level domains whose hosts mail programs turn into links, besides those of two letters. */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|app|dev|xyz|top|site|online|shop|store|link|click|club|live|page|pro|web|website|' +
  'tech|cloud|icu|vip|win|work|zip|mobi|asia|name|space|fun|life|world|today|email|support|help|money|finance|bank|' +
  'pay|loan|host|press|news|blog|social|rocks|buzz|cyou|sbs|cfd|lol|bond|rest|monster|quest|travel|holiday|hotel|' +
  String.raw`xn--[a-z\d-]+`;

const DOT = '[.。．｡]';
const LABELS = String.raw`(?:[\p{L}\p{N}_-]+${DOT})`;
/** A label with a letter, so that `10.am` is none. */
const NAME = String.raw`[\p{N}_-]*\p{L}[\p{L}\p{N}_-]*${DOT}`;
const BEGINS = String.raw`(?<![\p{L}\p{N}@._-])`;
const ENDS = String.raw`(?![\p{L}\p{N}_@-]|${DOT}[\p{L}\p{N}])(?:[/?#:]\S*)?`;

/** A page's address as mail programs recognise it: by its scheme, by `www.`, by its ending, or by its path. */
const PAGE_ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]*:\/\/\S+`,
    String.raw`${BEGINS}www${DOT}\S+`,
    String.raw`${BEGINS}${LABELS}+(?:${ENDINGS})${ENDS}`,
    String.raw`${BEGINS}${LABELS}*${NAME}\p{L}{2}${ENDS}`,
    String.raw`${BEGINS}${LABELS}+\p{L}{2,}\/\S*`,
  ].join('|'),
  'giu',
);

/** The host alone, with brackets around its dots so that no mail program turns it into a link. */
function shortened(address: string): string {
  const withoutScheme = address.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
  const [authority = ''] = withoutScheme.split(/[/?#\\]/, 1);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const shown = host.length > HOST_MAX_LENGTH ? `${host.slice(0, HOST_MAX_LENGTH)}…` : host;
  const hasMore = withoutScheme.replace(/\/$/, '').length > authority.length;
  return `${shown.replace(new RegExp(DOT, 'g'), '[.]')}${hasMore ? '/…' : ''}`;
}

/**
 * Text that a guest or visitor typed, as mails show it: addresses of pages are shortened to their host and never become
 * links, so that no visitor can lure a stranger to a page in the name of the house, and no character changes the
 * writing direction.
 */
export function typedText(text: string): string {
  return withoutDirectionControls(text).replace(PAGE_ADDRESS, shortened);
}
