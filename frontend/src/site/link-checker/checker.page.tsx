import { buttonClass } from '../ui/button.ts';
import { NeedsScript } from '../ui/needs-script.tsx';
import { headOf } from '../head/titled.ts';
import type { Source } from './urls-to-check.ts';
import { useChecks, type CheckResult } from './use-checks.ts';

export const startsOnLoad = true;

export const head = headOf('404-checker');

const SOURCES: Record<Source, string> = { route: 'Page', sitemap: 'Sitemap', image: 'Picture' };

const isBroken = ({ status }: CheckResult): boolean => status !== 200;

/** Link checker for the owner: finds broken pages and pictures of the site. Rule: link checker. */
export default function CheckerPage() {
  const { results, total, running, sitemapFailed, start } = useChecks();
  const broken = results.filter(isBroken);
  const done = !running && results.length > 0;
  return (
    <section className="mx-auto max-w-4xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">404 Checker</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">
        Opens every page of this site, every address of its sitemap and every picture named there, and lists what does
        not answer.
      </p>
      <NeedsScript phone="" />
      <button
        type="button"
        disabled={running}
        onClick={() => void start()}
        className={buttonClass('primary', 'mt-8 noscript:hidden')}
      >
        {running ? 'Checking...' : 'Check all pages'}
      </button>
      <p role="status" className="mt-6 font-medium empty:hidden">
        {running && total > 0 && `${results.length} of ${total} checked`}
        {done &&
          (broken.length === 0
            ? `All ${results.length} addresses answer.`
            : `${broken.length} of ${results.length} addresses ${broken.length === 1 ? 'does' : 'do'} not answer.`)}
      </p>
      {sitemapFailed && (
        <p role="alert" className="mt-4 font-medium text-danger">
          The sitemap could not be read, so only the pages are checked.
        </p>
      )}
      {results.length > 0 && <Results results={[...broken, ...results.filter((result) => !isBroken(result))]} />}
    </section>
  );
}

function Results({ results }: { results: readonly CheckResult[] }) {
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line">
          <th scope="col">Address</th>
          <th scope="col">Kind</th>
          <th scope="col" className="text-right">
            Answer
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.path} className="border-b border-line">
            <td className="py-2 pr-3 break-all">{result.path}</td>
            <td className="py-2 pr-3">{SOURCES[result.source]}</td>
            <td className={`py-2 text-right tabular-nums ${isBroken(result) ? 'font-semibold text-danger' : ''}`}>
              {result.status || 'none'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
