import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { NO_TRACING } from './tracing.ts';
import { createTracing } from './create-tracing.ts';

const TRACING = new URL('./create-tracing.ts', import.meta.url).href;

/** The files of the SDK that a process has loaded after it has started tracing, with or without a receiver. */
async function loadedWith(endpoint: string | undefined): Promise<string[]> {
  const code = `
    const { registerHooks } = await import('node:module');
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { createTracing } = await import(${JSON.stringify(TRACING)});
    const config = { OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)}, OTEL_TRACES_SAMPLER_ARG: 1 };
    await (await createTracing('bookings', config)).close();
    console.log(JSON.stringify(loaded.filter((url) => url.includes('@opentelemetry'))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return JSON.parse(stdout) as string[];
}

it('without a receiver no code of OpenTelemetry is loaded, and nothing is recorded', async () => {
  expect(await loadedWith(undefined)).toEqual([]);
  expect((await loadedWith('http://127.0.0.1:1')).length).toBeGreaterThan(0);
  expect(await createTracing('bookings', { OTEL_TRACES_SAMPLER_ARG: 1 })).toBe(NO_TRACING);
});
