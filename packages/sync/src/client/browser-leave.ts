export interface Leaving {
  /** The page may be about to go: `beforeunload` leaves time to send something, the events after it do not. */
  soon: () => void;
  /** The page is gone, or hidden, after which a phone may end it without a word. */
  gone: () => void;
  /** The page is there after all. */
  back: () => void;
}

/** Calls back around the end of the page. Does nothing outside a browser. */
export function onBrowserLeave({ soon, gone, back }: Leaving): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onVisible = () => (document.visibilityState === 'visible' ? back() : gone());
  globalThis.addEventListener('beforeunload', soon);
  globalThis.addEventListener('pagehide', gone);
  globalThis.addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    globalThis.removeEventListener('beforeunload', soon);
    globalThis.removeEventListener('pagehide', gone);
    globalThis.removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
