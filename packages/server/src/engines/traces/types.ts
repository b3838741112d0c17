import type { Work } from '../../work.ts';

/** A part of a trace: a call, a statement of it, or a job that it queued. */
export interface Span {
  /** Absent if no traces are exported. */
  readonly id: string | undefined;
  end(error?: unknown): void;
}

export interface SpanStart {
  kind: 'request' | 'job' | 'statement';
  /** Without values: the address of a call, the name of a job, the verb of a statement. */
  name: string;
  attributes?: Record<string, string>;
}

/** Traces for an OpenTelemetry collector. The id of a request is the id of its trace. */
export interface Traces {
  /** Begins a span below the work's own, or the first one of its request. */
  begin(work: Work, start: SpanStart): Span;
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
}
