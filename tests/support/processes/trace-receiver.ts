import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** A span as it arrives by OTLP in JSON. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** Nanoseconds since 1970. */
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[];
  }[];
}

const spansOf = ({ resourceSpans }: ExportRequest): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

/** Receives traces by OTLP over HTTP at the address that the product sends them to. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that has arrived, unparsed. */
  received = '';
  private readonly server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      this.received += body;
      this.spans.push(...spansOf(JSON.parse(body) as ExportRequest));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });

  async listen(): Promise<void> {
    const { port, hostname } = new URL(process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '');
    await new Promise<void>((resolve) => this.server.listen(Number(port), hostname, resolve));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
