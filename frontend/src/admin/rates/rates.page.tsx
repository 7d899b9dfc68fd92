import { CountTabs } from '../ui/filters/count-tabs.tsx';
import { useFilter } from '../ui/filters/use-filter.ts';
import { rates, stayRules } from './rates.api.ts';
import { RatesPanel } from './rate/rates-panel.tsx';
import { StayRulesPanel } from './stay-rule/stay-rules-panel.tsx';

const PARTS = ['rates', 'stay-rules'] as const;

/** What nights cost, and which stays guests can ask for. */
export default function RatesPage() {
  const [part = 'rates', show] = useFilter('show', PARTS);
  const tabs = [
    { key: 'rates', label: 'Rates', count: rates.useList().data?.length },
    { key: 'stay-rules', label: 'Stay rules', count: stayRules.useList().data?.length },
  ];
  return (
    <CountTabs tabs={tabs} active={part} onChange={(key) => show(PARTS.find((one) => one === key))}>
      {part === 'rates' ? <RatesPanel /> : <StayRulesPanel />}
    </CountTabs>
  );
}
