/** The value of a metric without labels in the text of GET /metrics; NaN if the text lacks it. */
export const metricValue = (text: string, name: string): number =>
  Number(new RegExp(`^${name}\\S* (\\d+)$`, 'm').exec(text)?.[1]);
