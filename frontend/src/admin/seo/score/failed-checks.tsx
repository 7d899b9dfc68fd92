import { RightOutlined } from '@ant-design/icons';
import type { SeoView } from '@farmhouse/contracts/content/seo';
import { seoScore } from '@farmhouse/contracts/content/seo-score';

/** The failed checks of a page, with a hint how to pass each; nothing for a page that passes all. */
export function FailedChecks({ record }: { record: SeoView }) {
  const { checks } = seoScore(record);
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5">
        <RightOutlined aria-hidden className="text-xs! text-quiet group-open:rotate-90" />
        {failed.length} of {checks.length} checks to improve
      </summary>
      <ul className="grid gap-x-6 gap-y-2 pb-2">
        {failed.map(({ name, remedy }) => (
          <li key={name}>
            {name}
            <span className="block text-quiet">{remedy}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
