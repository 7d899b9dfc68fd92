import { NO_TRACING, type Tracing } from './tracing.ts';

/** Where spans go, and how many. */
export interface TracingConfig {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** A service's spans; without an endpoint none, and no code for them is loaded. */
export async function createTracing(service: string, config: TracingConfig): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  if (endpoint === undefined) return NO_TRACING;
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  return new OpenTelemetry(service, endpoint, ratio);
}
