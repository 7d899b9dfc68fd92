import { SITE_HELP } from './feed-text.ts';

/**
 * Where each site shows its calendar's address (read by `ours`), or accepts this house's address (read by `theirs`).
 */
export function FeedHelp({ title, column }: { title: string; column: 'ours' | 'theirs' }) {
  return (
    <details className="mb-4 text-sm">
      <summary className="min-h-8 cursor-pointer font-semibold text-garden">{title}</summary>
      <dl className="mt-1 grid gap-2">
        {SITE_HELP.map(([name, ours, theirs]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-quiet">{column === 'ours' ? ours : theirs}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
