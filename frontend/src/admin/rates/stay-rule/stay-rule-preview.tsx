import { useState } from 'react';
import { Form } from 'antd';
import type { StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { monthsFrom, nextStay, spanOf } from '../rate/preview-rates.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { PreviewedStay, stayOf, type Stay } from '../preview/previewed-stay.tsx';
import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';
import { RULE_LEGEND, ruleMarks } from './rule-marks.ts';
import { seasonOf } from '../season/season-values.ts';
import { draftStayRule, rulesWithDraft, type StayRuleFields } from './stay-rule-values.ts';
import { useStayRulesPreview } from '../preview/use-rates-preview.ts';
import { YearCalendar } from '../preview/year-calendar.tsx';

interface StayRulePreviewProps {
  /** All stored rules. */
  listed: readonly StayRuleView[];
  /** The rule that is edited; absent for a new one. */
  id?: number;
}

/** The effect of the form's rule on a year, together with the others, and whether guests could request one stay. */
export function StayRulePreview({ listed, id }: StayRulePreviewProps) {
  const form = Form.useFormInstance<StayRuleFields>();
  const fields = Form.useWatch([], form) as StayRuleFields | undefined;
  const [chosen, choose] = useState<Partial<Stay>>({});

  const today = istDate(new Date());
  const draft = draftStayRule(fields);
  const months = monthsFrom(fields && seasonOf(fields), today);
  const span = spanOf(months, today);
  const stay = stayOf(chosen, nextStay(fields && seasonOf(fields), today));
  const preview = useStayRulesPreview({
    rules: rulesWithDraft(listed, draft, id),
    guestCount: DEFAULT_PARTY_SIZE,
    ...span,
    ...stay,
  });
  const { data } = preview;

  return (
    <PreviewPanel preview={preview} hint={draft ? undefined : 'Fill in the rule to see what it changes.'}>
      {data && (
        <>
          <PreviewedStay title="Can guests ask for it?" stay={stay} chosen={chosen} onChoose={choose} />
          <p
            aria-live="polite"
            className={`rounded-field px-3 py-2 text-sm ${data.quote?.brokenRule ? 'bg-marigold-soft' : 'bg-garden-soft'}`}
          >
            {data.quote?.brokenRule ?? 'Yes, the rules allow this stay.'}
          </p>
          <h4 className="mt-6 mb-2 font-semibold">Stays that begin or end on each day</h4>
          <YearCalendar months={months} marks={ruleMarks(data.days)} legend={RULE_LEGEND} />
        </>
      )}
    </PreviewPanel>
  );
}
