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
  } catch (error) {
    noteMissingStyles(error);
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

/**
 * The bundler requests a chunk's styles only once: without this list a retry would load the code without its styles.
 */
const missingStyles = new Set<string>();

function noteMissingStyles(error: unknown): void {
  const href = error instanceof Error && /preload CSS for (\S+)/.exec(error.message)?.[1];
  if (href) missingStyles.add(href);
}

async function loadMissingStyles(): Promise<void> {
  for (const href of missingStyles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    const came = await new Promise<boolean>((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
      document.head.append(link);
    });
    if (came) missingStyles.delete(href);
    else link.remove();
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
