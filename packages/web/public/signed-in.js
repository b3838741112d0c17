// Page to which sign-in providers return. A pop-up posts the outcome to the window that opened it, and closes. Pavilion's own
// window, which left because pop-ups are blocked, stores the outcome and goes back to the page it came from, which shows it.
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
