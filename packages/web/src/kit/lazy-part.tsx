import { Paper } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { isChunkError, loadChunk } from './load-chunk.ts';

interface LazyPartOptions {
  /** What stands there until the part is loaded. */
  fallback?: ReactNode;
  /** A whole page, which a release that took its chunk away loads anew by itself. */
  page?: boolean;
  /** Where it is said that the part did not come, if not in its own place. */
  frame?: (message: ReactNode) => ReactNode;
  /** Milliseconds after which loading is given up. */
  within?: number;
}

/**
 * A part that is fetched when it is first shown. When it does not come, or breaks, it says so in its own place and offers
 * to try again; the rest of the screen, and what was typed there, stays.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, options: LazyPartOptions = {}) {
  const { fallback = null, page = false, frame, within } = options;
  const fetched = (reload: boolean) =>
    lazy(async () => ({ default: await loadChunk(load, { reload, ...(within ? { within } : {}) }) }));
  let part = fetched(page);

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, while its module is read.
  return function LazyPart(props: P) {
    const [, setAttempt] = useState(0);
    const Part = part as unknown as ComponentType<P>;
    const again = (error: Error) => {
      if (isChunkError(error)) {
        // Of a page nothing is there yet that could be lost, and a request that hangs is only given up by leaving.
        if (page && navigator.onLine) return window.location.reload();
        // What did not come once is kept as failed: another attempt needs another one.
        part = fetched(true);
      }
      setAttempt((before) => before + 1);
    };
    return (
      <ErrorBoundary onRetry={again} {...(frame ? { frame } : {})}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** For windows over the page, which have no place of their own in it. */
export const inCorner = (message: ReactNode) => (
  <Paper withBorder shadow="md" style={{ position: 'fixed', right: 16, bottom: 16, zIndex: 400 }}>
    {message}
  </Paper>
);
