import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What is being done: a request, a message of a socket, or a job that one of them queued. */
export interface Work {
  /** Id of the request that asked for it. Log lines, queued jobs and spans carry it. */
  readonly request: string;
  /** Id of the open span, if traces are exported. */
  readonly span?: string | undefined;
}

const storage = new AsyncLocalStorage<Work | undefined>();

/** Runs `run`, and all that it starts, as this work. Without work it runs on behalf of nobody. */
export const inWork = <T>(work: Work | undefined, run: () => T): T => storage.run(work, run);

export const currentWork = (): Work | undefined => storage.getStore();

/** As `isRequestId` says. Node draws the random bits of many UUIDs at once. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');
