// The page on which a provider's pages end. A pop-up hands the outcome to the window that opened it and closes; the window
// of the product itself, left because pop-ups are blocked, goes back to where it came from, which says how it ended.
(() => {
  const parameters = new URLSearchParams(location.search);
  const outcome = { error: parameters.get('error'), description: parameters.get('error_description') };
  const key = 'pavilion.left-for-provider';
  const left = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  if (left) {
    sessionStorage.setItem(key, JSON.stringify({ ...left, outcome }));
    location.replace(left.purpose === 'link' ? '/#/user' : '/#/login');
    return;
  }
  const channel = new BroadcastChannel('pavilion.sign-in');
  channel.postMessage(outcome);
  channel.close();
  window.close();
})();
