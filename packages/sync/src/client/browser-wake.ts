/**
 * Calls back when the network is back, or the page is visible again: after sleep a socket may be dead without an event.
 * Does nothing outside a browser.
 */
export function onBrowserWake(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  globalThis.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    globalThis.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Calls back when the browser has lost the network: a socket would notice only by its silence. */
export function onBrowserOffline(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  globalThis.addEventListener('offline', listener);
  return () => globalThis.removeEventListener('offline', listener);
}
