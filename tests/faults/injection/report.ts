/** The effect of one fault on the product. */
export interface FaultResult {
  fault: string;
  injections: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** How many kinds of calls there are of which none was acknowledged. */
  emptyKinds: number;
  /** Milliseconds: the longest wait for a booking, and for a page. */
  longestBooking: number;
  longestPage: number;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** The results as a table in Markdown. */
export function tableOf(results: readonly FaultResult[]): string {
  const sum = (value: (result: FaultResult) => number): number => results.reduce((total, one) => total + value(one), 0);
  const longest = (value: (result: FaultResult) => number): string => seconds(Math.max(0, ...results.map(value)));
  const rows = results.map((result) => [
    result.fault,
    ...[result.injections, result.acknowledged, result.lost, result.doubled],
    ...[seconds(result.longestBooking), seconds(result.longestPage)],
  ]);
  const all = [
    ...['all', sum((one) => one.injections), sum((one) => one.acknowledged)],
    ...[sum((one) => one.lost), sum((one) => one.doubled)],
    ...[longest((one) => one.longestBooking), longest((one) => one.longestPage)],
  ];
  return [
    '| Fault | Injections | Acknowledged | Lost | Doubled | Longest wait for a booking (s) | for a page (s) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...rows, all].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
