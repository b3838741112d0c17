import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Traces } from './types.ts';

const none: Traces = { begin: () => ({ id: undefined, end: () => undefined }), close: async () => undefined };

/** The libraries are loaded only if the settings name a collector. */
export async function openTraces({ traces }: Pick<Config, 'traces'>, log: Logger): Promise<Traces> {
  return traces ? (await import('./export-traces.ts')).exportTraces(traces, log) : none;
}
