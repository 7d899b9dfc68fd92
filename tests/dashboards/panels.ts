import { readFile } from 'node:fs/promises';
import { inRoot } from '../../infra/paths.ts';

const DASHBOARD = 'infra/observability/grafana/dashboards/farmhouse.json';

/** The fields of a dashboard's panel that are needed to draw it. */
export interface Panel {
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig: { defaults: { unit: string } };
  targets: { expr: string; legendFormat?: string }[];
}

export async function dashboardPanels(): Promise<Panel[]> {
  return (JSON.parse(await readFile(inRoot(DASHBOARD), 'utf8')) as { panels: Panel[] }).panels;
}

/** A series' name in the legend: `{{service}} waiting` with the series' labels; without a format, its labels. */
export function seriesName(format: string | undefined, labels: Readonly<Record<string, string>>): string {
  if (format) return format.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, label: string) => labels[label] ?? '');
  return Object.values(labels).join(' ') || 'value';
}
