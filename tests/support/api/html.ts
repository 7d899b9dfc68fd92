import { accepted, call } from './call.ts';

/** The server-rendered HTML of a page. */
export interface Html {
  text: string;
  title: string;
  /** The content of a meta tag by its name or property. */
  meta: (name: string) => string | undefined;
  canonical: string | undefined;
  /** Every JSON-LD object of the page. */
  jsonLd: Record<string, unknown>[];
}

/** Requests a page; throws unless it returns 200. */
export async function htmlOf(path: string): Promise<Html> {
  const response = await call('GET', path);
  accepted(response);
  const { text } = response;
  const scripts = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    text,
    title: decoded(/<title>(.*?)<\/title>/s.exec(text)?.[1]) ?? '',
    meta: (name) => decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1]),
    canonical: decoded(/<link rel="canonical" href="([^"]*)">/.exec(text)?.[1]),
    jsonLd: [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

function decoded(html: string | undefined): string | undefined {
  return html?.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)));
}
