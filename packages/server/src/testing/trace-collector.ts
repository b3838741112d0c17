import { type Loopback, openLoopback } from './loopback.ts';

/** A span as the collector receives it, with what tests read. */
export interface Collected {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code: number; message?: string };
}

export interface TraceCollector extends Loopback {
  spans: Collected[];
  /** The `api-key` header of each request. */
  keys: unknown[];
  /** Status of the answers; 200 at first. */
  status: number;
}

/** A stand-in for an OpenTelemetry collector: receives traces by OTLP over HTTP, in JSON. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const loopback = await openLoopback((request, body, response) => {
    const isTraces = request.method === 'POST' && request.url === '/v1/traces';
    response.writeHead(isTraces ? collector.status : 404, { 'content-type': 'application/json' }).end('{}');
    if (!isTraces) return;
    collector.keys.push(request.headers['api-key']);
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Collected[] }[] }[] };
    collector.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  });
  const collector: TraceCollector = { ...loopback, spans: [], keys: [], status: 200 };
  return collector;
}
