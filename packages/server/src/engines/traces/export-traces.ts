import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { version } from '../../version.ts';
import type { SpanStart, Traces } from './types.ts';

const answerMilliseconds = 5_000;
const closingMilliseconds = 2_000;
const reportEveryMilliseconds = 60_000;

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, statement: SpanKind.CLIENT } satisfies Record<
  SpanStart['kind'],
  SpanKind
>;

/** Sends traces to a collector in batches. */
export function exportTraces({ endpoint, headers }: NonNullable<Config['traces']>, log: Logger): Traces {
  let traceId = '';
  const random = new RandomIdGenerator();
  const url = `${endpoint}/v1/traces`;
  const exporter = reporting(new OTLPTraceExporter({ url, headers, timeoutMillis: answerMilliseconds }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pavilion', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    // A span without a parent begins a trace, whose id is that of its request.
    idGenerator: { generateTraceId: () => traceId, generateSpanId: () => random.generateSpanId() },
  });
  const tracer = provider.getTracer('pavilion');
  return {
    begin({ request, span: parent }, { kind, name, attributes = {} }) {
      traceId = request;
      const spanContext = { traceId: request, spanId: parent ?? '', traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const below = parent ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, below);
      return {
        id: span.spanContext().spanId,
        end(error) {
          if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(error) });
          span.end();
        },
      };
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closingMilliseconds).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** The log has the words of an error, under the same id; they may have values in them. */
const messageOf = (error: unknown) => (error instanceof Error ? error.name : String(error));

/** A collector that cannot be reached is one line a minute; the product goes on. */
function reporting(exporter: SpanExporter, log: Logger): SpanExporter {
  let last = Number.NEGATIVE_INFINITY;
  function report(error: Error): void {
    if (performance.now() - last < reportEveryMilliseconds) return;
    last = performance.now();
    log.warn({ err: error }, 'Traces could not be sent.');
  }
  return {
    shutdown: () => exporter.shutdown(),
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) report(result.error);
        done(result);
      }),
  };
}
