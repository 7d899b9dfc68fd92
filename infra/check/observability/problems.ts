import { listAt, mapAt, textAt } from '../kubernetes/manifest.ts';
import { metricsIn } from './metrics.ts';

/** What rules and dashboards may refer to. */
export interface ExportedMetrics {
  metrics: ReadonlySet<string>;
  /** The text of docs/operations.md. */
  operations: string;
}

const RUNBOOK = 'docs/operations.md#';
const SEVERITIES = ['page', 'ticket'];
const ANNOTATIONS = ['summary', 'cause', 'remedy', 'runbook'];
const FIELDS = ['alert', 'expr', 'for', 'labels', 'annotations'];

/** The anchors of a document's headings. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const unknownMetrics = (expression: string, { metrics }: ExportedMetrics): string[] =>
  metricsIn(expression)
    .filter((name) => !metrics.has(name))
    .map((name) => `no process has the metric ${name}`);

/** What is wrong with the rules of a file. */
export function ruleProblems(file: unknown, known: ExportedMetrics): string[] {
  const rules = listAt(file, 'groups').flatMap((group) => listAt(group, 'rules'));
  const names = rules.map((rule) => textAt(rule, 'alert'));
  return rules.flatMap((rule, index) => {
    const runbook = textAt(rule, 'annotations', 'runbook');
    const problems = [
      ...(names.indexOf(names[index] ?? '') < index ? ['there are two of it'] : []),
      ...Object.keys(mapAt(rule)).flatMap((key) => (FIELDS.includes(key) ? [] : [`a rule has no field ${key}`])),
      ...(SEVERITIES.includes(textAt(rule, 'labels', 'severity'))
        ? []
        : [`its severity is not ${SEVERITIES.join(' or ')}`]),
      ...(/^(\d+[smh])?$/.test(textAt(rule, 'for')) ? [] : ['for is not a time']),
      ...ANNOTATIONS.flatMap((key) => (textAt(rule, 'annotations', key) ? [] : [`it has no ${key}`])),
      ...(runbook.startsWith(RUNBOOK) && anchorsIn(known.operations).includes(runbook.slice(RUNBOOK.length))
        ? []
        : [`${runbook} is no heading`]),
      ...(textAt(rule, 'expr') ? unknownMetrics(textAt(rule, 'expr'), known) : ['it has no expr']),
    ];
    return problems.map((problem) => `the alert ${names[index]}: ${problem}`);
  });
}

/** What is wrong with a dashboard. */
export function dashboardProblems(dashboard: unknown, known: ExportedMetrics): string[] {
  const panels = listAt(dashboard, 'panels');
  const ids = panels.map((panel) => textAt(panel, 'id'));
  return panels.flatMap((panel, index) => {
    const targets = listAt(panel, 'targets');
    const problems = [
      ...(ids.indexOf(ids[index] ?? '') < index ? ['its id is used twice'] : []),
      ...(targets.length === 0 ? ['it shows nothing'] : []),
      ...(textAt(panel, 'datasource', 'uid') === 'prometheus' ? [] : ['its data source does not exist']),
      ...targets.flatMap((target) => unknownMetrics(textAt(target, 'expr'), known)),
    ];
    return problems.map((problem) => `the panel ${textAt(panel, 'title')}: ${problem}`);
  });
}
