import { CheckCircleFilled, CloseCircleOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { seoScore } from '@farmhouse/contracts/content/seo-score';
import { ScoreBadge } from './score-badge.tsx';
import { seoOf, type SeoFields } from '../seo-values.ts';

/** The score and its checks, updated while typing. */
export function ScorePanel() {
  const form = Form.useFormInstance<SeoFields>();
  const { score, passed, checks } = seoScore(seoOf((Form.useWatch([], form) as SeoFields | undefined) ?? {}));
  return (
    <details className="mb-4 rounded-field bg-ground px-4 py-3">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
        <span className="font-semibold">SEO Score</span>
        <span role="status" className="inline-flex flex-wrap items-center gap-3">
          <ScoreBadge score={score} />
          <span className="figures text-sm text-quiet">
            {passed}/{checks.length} checks
          </span>
        </span>
      </summary>
      <ul aria-label="Checks" className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {checks.map((check) => (
          <li key={check.name} className="flex items-start gap-2">
            {check.passed ? (
              <CheckCircleFilled aria-hidden className="mt-1 text-garden" />
            ) : (
              <CloseCircleOutlined aria-hidden className="mt-1 text-quiet" />
            )}
            <span className="flex-1">
              {check.name}
              {!check.passed && <span className="block text-quiet">{check.remedy}</span>}
            </span>
            <span className="figures text-quiet">
              {check.passed ? check.points : 0}/{check.points}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
