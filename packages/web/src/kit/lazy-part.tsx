import { Paper } from '@mantine/core';
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Escape } from './escape.tsx';
import { isChunkError, loadChunk } from './load-chunk.ts';
import { afterPicture, whenIdle } from './when-idle.ts';

/** How an open window is closed; null while it is closed, undefined for what is no window. */
type Closing = (() => void) | null | undefined;

interface LazyPartOptions<P> {
  /** Shown while the part loads. */
  fallback?: ReactNode;
  /** A whole page: reloads when a release has replaced its chunk. */
  page?: boolean;
  /** Wraps the error message when it must appear elsewhere than in place of the part. */
  frame?: (message: ReactNode) => ReactNode;
  /** For a window whose props are not `opened` and `onClose`. */
  closing?: (props: P) => Closing;
  /** Timeout for loading, in milliseconds. */
  within?: number;
}

export type LazyPart<P extends object> = FunctionComponent<P> & {
  /** Loads the part before it is shown; it then appears without its fallback. Resolves to whether it has loaded: if not, it is tried again when it is shown. */
  loadAhead: () => Promise<boolean>;
};

/**
 * A part of the screen that is loaded when first shown. When it fails to load, or breaks, it shows an error with a
 * retry button in its place; the rest of the screen, and any typed text, stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyPartOptions<P> = {},
): LazyPart<P> {
  const { fallback = null, page = false, frame, closing = closingOf, within } = options;
  let hasFailed = false;
  const fetched = (reload: boolean) =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load, { reload, ...(within ? { within } : {}) }) };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  let part: ComponentType<P> = fetched(page) as ComponentType<P>;
  let isShown = false;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, while its module loads.
  function LazyPart(props: P) {
    const [attempt, setAttempt] = useState(0);
    const Part = part;
    isShown = true;
    const close = frame ? closing(props) : undefined;
    const loadAgain = (reload: boolean) => {
      hasFailed = false;
      // The rejected promise is cached, so a retry needs a new one.
      part = fetched(reload) as ComponentType<P>;
      setAttempt((before) => before + 1);
    };
    const again = (error: Error) => {
      if (!isChunkError(error)) return setAttempt((before) => before + 1);
      // A page that failed to load has no typed text to lose, and only a reload cancels a request that hangs.
      if (page && navigator.onLine) return window.location.reload();
      loadAgain(true);
    };
    // Unasked: a reload would take away what is typed beside a part that is no page.
    const comeBack = () => loadAgain(page);
    const open = useEffectEvent(() => {
      if (hasFailed) loadAgain(false);
    });
    const isClosed = close === null;
    useEffect(() => {
      if (!isClosed) open();
    }, [isClosed]);
    return (
      <ErrorBoundary
        resetKey={`${attempt} ${isClosed}`}
        onRetry={again}
        onOnline={comeBack}
        {...(close ? { onCancel: close } : {})}
        {...(frame ? { frame: isClosed ? nowhere : frame } : {})}
      >
        <Suspense fallback={close ? <Escape onEscape={close} /> : fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  LazyPart.loadAhead = async () => {
    const loaded = await load().catch(() => undefined);
    // Once it is shown, another component in its place would lose what was typed into it.
    if (loaded && !isShown) part = loaded;
    return loaded !== undefined;
  };
  return LazyPart;
}

/** A window that is closed when its code does not load says nothing about it. */
const nowhere = () => null;

const closingOf = ({ opened, onClose }: { opened?: boolean; onClose?: () => void }): Closing =>
  opened === false ? null : onClose;

/** Loads what a screen does not show at first, soon after it is drawn. */
export function useLoadAhead(parts: readonly Pick<LazyPart<never>, 'loadAhead'>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of parts) void part.loadAhead();
      }, afterPicture),
    [parts],
  );
}

/** For windows over the page, which have no place in its layout. */
export const inCorner = (message: ReactNode) => (
  <Paper withBorder shadow="md" style={{ position: 'fixed', right: 16, bottom: 16, zIndex: 400 }}>
    {message}
  </Paper>
);
