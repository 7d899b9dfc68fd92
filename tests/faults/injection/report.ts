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

/** A fault that this machine does not allow. */
export interface FaultNotRun {
  fault: string;
  needs: string;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** The results as a table in Markdown, with the faults that were not injected. */
export function tableOf(results: readonly FaultResult[], notRun: readonly FaultNotRun[] = []): string {
  const sum = (value: (result: FaultResult) => number): number => results.reduce((total, one) => total + value(one), 0);
  const longest = (value: (result: FaultResult) => number): string => seconds(Math.max(0, ...results.map(value)));
  const rows = results.map((result) => [
    result.fault,
    ...[result.injections, result.acknowledged, result.lost, result.doubled],
    ...[seconds(result.longestBooking), seconds(result.longestPage)],
  ]);
  const skipped = notRun.map(({ fault, needs }) => [fault, `not run: needs ${needs}`, '', '', '', '', '']);
  const all = [
    ...['all', sum((one) => one.injections), sum((one) => one.acknowledged)],
    ...[sum((one) => one.lost), sum((one) => one.doubled)],
    ...[longest((one) => one.longestBooking), longest((one) => one.longestPage)],
  ];
  return [
    '| Fault | Injections | Acknowledged | Lost | Doubled | Longest wait for a booking (s) | for a page (s) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...rows, ...skipped, all].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
