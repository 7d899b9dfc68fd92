/** A colour of a year's calendar and what it stands for. */
export interface LegendEntry {
  id: number | string | null;
  name: string;
  /** Classes of its colours. */
  tone: string;
}
