/** A colour of a year's calendar and its meaning. */
export interface LegendEntry {
  id: number | string | null;
  name: string;
  /** Classes of its colours. */
  tone: string;
}
