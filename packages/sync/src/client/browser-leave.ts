export interface Leaving {
  /**
   * The page goes, may be about to go, or is hidden, after which a phone may end it without a word. Called again for each of these:
   * `beforeunload` alone leaves time to send something, and comes before the next page begins; not every phone sends it.
   */
  going: () => void;
  /** The page is there after all. */
  back: () => void;
}

/** Calls back around the end of the page. Does nothing outside a browser. */
export function onBrowserLeave({ going, back }: Leaving): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onVisible = () => (document.visibilityState === 'visible' ? back() : going());
  const goes = ['beforeunload', 'pagehide'] as const;
  for (const event of goes) globalThis.addEventListener(event, going);
  globalThis.addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const event of goes) globalThis.removeEventListener(event, going);
    globalThis.removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
