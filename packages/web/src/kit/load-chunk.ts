/** Milliseconds until a chunk that did not come is asked for once more. */
const pause = 1_000;
/** Milliseconds within which the page is not loaded anew a second time. */
const reloadGap = 60_000;
const reloadedKey = 'pavilion.reloaded';
const tooLong = 'It took too long.';

/** A part of the product did not arrive, though nothing in it is wrong. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkError';

interface ChunkLoad {
  /** Whether the page may be loaded anew where the part is gone: after a release only that brings the new one. */
  reload: boolean;
  /** Milliseconds after which it is given up. */
  within?: number;
}

/** Loads a part of the product: asked for again where it does not come, and by a new page where a release has replaced it. */
export async function loadChunk<T>(load: () => Promise<T>, { reload, within }: ChunkLoad): Promise<T> {
  try {
    return await inTime(() => loadTwice(load), within);
  } catch (cause) {
    // What is only slow would be no faster on a new page.
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

/** The bundler asks for the styles of a chunk only once: without this a later try would come without them. */
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

/** Only where the server answers: without a connection the page would be lost with all that stands on it. */
async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < reloadGap) return false;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
  return true;
}
