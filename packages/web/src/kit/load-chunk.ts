/** Delay before the one retry of a chunk, in milliseconds. */
const pause = 1_000;
/** Minimum time between two automatic page reloads, in milliseconds. */
const reloadGap = 60_000;
const reloadedKey = 'pavilion.reloaded';
const tooLong = 'It took too long.';

/** Whether a chunk failed to load, as opposed to an error in its code. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkError';

interface ChunkLoad {
  /** Whether to reload the page when the chunk no longer exists: after a release only a reload finds the new one. */
  reload: boolean;
  /** Timeout in milliseconds. */
  within?: number;
}

/** Loads a code chunk. Retries on failure; reloads the page when a release has replaced the chunk. */
export async function loadChunk<T>(load: () => Promise<T>, { reload, within }: ChunkLoad): Promise<T> {
  try {
    return await inTime(() => loadTwice(load), within);
  } catch (cause) {
    // A reload does not help a slow connection.
    const slow = cause instanceof Error && cause.message === tooLong;
    if (reload && !slow && (await reloadOnce())) return new Promise<never>(() => undefined);
    throw Object.assign(new Error('This part of the product could not be loaded.', { cause }), { name: 'ChunkError' });
  }
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    await loadMissingStyles();
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await loadMissingStyles();
    return load();
  }
}

async function inTime<T>(load: () => Promise<T>, within = 0): Promise<T> {
  if (!within) return load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(tooLong)), within);
  });
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
}

/** Style sheets that did not load. The bundler asks for each only once: a retry would load the code without its styles. */
const missingStyles = new Set<string>();
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target.href);
  },
  // Such an error does not rise from the element.
  { capture: true },
);

async function loadMissingStyles(): Promise<void> {
  for (const href of missingStyles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(`The styles of ${href} could not be loaded.`));
      };
      document.head.append(link);
    });
    missingStyles.delete(href);
  }
}

/** Reloads only when the server answers: without a connection the user would lose the page and all text on it. */
async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < reloadGap) return false;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
  return true;
}
