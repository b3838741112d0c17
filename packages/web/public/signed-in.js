// The page on which a provider's pop-up ends: it hands the outcome to the window that opened it and closes.
(() => {
  const parameters = new URLSearchParams(location.search);
  const channel = new BroadcastChannel('pavilion.sign-in');
  channel.postMessage({ error: parameters.get('error'), description: parameters.get('error_description') });
  channel.close();
  window.close();
})();
