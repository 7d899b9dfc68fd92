import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { byLabel, parseMetrics, readMetrics } from './process-metrics.ts';

describe('parseMetrics', () => {
  it('sums values over their labels and leaves out comments', () => {
    const text = '# HELP a A\n# TYPE a gauge\na{service="x"} 1.5\na{service="y"} 2e3\nb 0\nnot a sample\n';

    expect(Object.fromEntries(parseMetrics(text))).toEqual({ a: 2001.5, b: 0 });
  });

  it('reads the age of a backup where there is none', () => {
    expect(parseMetrics('backup_age_seconds{service="supervisor"} +Inf').get('backup_age_seconds')).toBe(Infinity);
  });
});

it('byLabel tells the restarts of the processes and the disks apart', () => {
  const metrics = parseMetrics(
    'process_restarts{process="redis",service="supervisor"} 4\nprocess_restarts{service="supervisor",process="web"} 0\n' +
      'free_bytes{disk="data"} 2e10\n',
  );

  expect(byLabel(metrics, 'process_restarts')).toEqual([
    ['redis', 4],
    ['web', 0],
  ]);
  expect(byLabel(metrics, 'free_bytes')).toEqual([['data', 2e10]]);
  expect(byLabel(null, 'free_bytes')).toEqual([]);
});

describe('readMetrics', () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/metrics' ? 200 : 503;
    response.end('mails_waiting 3\n');
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  it('returns no metrics of a process that refuses or is not running', async () => {
    const { port } = server.address() as AddressInfo;
    const at = (path: string, of = port) => ({ name: 'notifications', metricsUrl: `http://127.0.0.1:${of}${path}` });

    const read = await readMetrics([at('/metrics'), at('/other'), at('/metrics', 1)]);

    expect(read.map(({ metrics }) => metrics && Object.fromEntries(metrics))).toEqual([
      { mails_waiting: 3 },
      null,
      null,
    ]);
  });
});
