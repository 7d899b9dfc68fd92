import { MAP_ORIGINS } from '../../src/site/ui/location/map-url.ts';

/** Whose scripts a page runs: the site's own only, or the owner's custom ones as well. */
export type PageScripts = 'own' | 'custom';

/**
 * The content security policy of a page: the site's own files, and inline scripts with this response's nonce.
 *
 * On a page that may run the owner's custom scripts, what these scripts load works, too: scripts that a trusted script
 * adds, and calls, frames, styles and fonts of other hosts over https. Source: docs/decisions/custom-scripts-policy.md.
 */
export function contentSecurityPolicy(nonce: string, scripts: PageScripts): string {
  const source = `script-src 'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    ...(scripts === 'custom'
      ? [
          `${source} 'strict-dynamic'`,
          "style-src 'self' 'unsafe-inline' https:",
          "font-src 'self' data: https:",
          "connect-src 'self' https: wss:",
          'frame-src https:',
          "media-src 'self' https:",
        ]
      : [
          source,
          `style-src 'self' 'nonce-${nonce}'`,
          "style-src-attr 'unsafe-inline'",
          "font-src 'self'",
          "connect-src 'self'",
          `frame-src ${MAP_ORIGINS.join(' ')}`,
        ]),
    // https: because the owner may add pictures from other sites by URL
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
