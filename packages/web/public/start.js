// What the page needs before its code arrives: the colour scheme, the shape of the empty frame, and words if the code does not
// arrive. A file of its own, because the content policy allows no inline script.
(() => {
  const page = document.documentElement;

  /** Someone who was signed in before will see the frame: its files come together with the first code, not after it. */
  function askForFrame() {
    for (const address of (document.currentScript?.dataset.frame ?? '').split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      const isStyle = address.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      link.as = isStyle ? 'style' : 'script';
      link.crossOrigin = '';
      link.href = address;
      document.head.append(link);
    }
  }

  // The programme for OBS is transparent from the first moment: a reload while it is on air must show nothing else.
  const isOnAir = location.hash.startsWith('#/air/');
  if (isOnAir) page.dataset.air = '';
  let chosen = null;
  try {
    chosen = localStorage.getItem('pavilion.scheme');
    if (localStorage.getItem('pavilion.signed-in')) {
      page.dataset.signedIn = '';
      if (!isOnAir) askForFrame();
    }
    if (localStorage.getItem('pavilion.nav.minimised') === 'true') page.dataset.navMinimised = '';
  } catch {
    // Storage may be refused; then the system decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  const sayMissing = () => {
    const status = document.querySelector('.start [role="status"]');
    if (!status) return;
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Try Again';
    again.addEventListener('click', () => location.reload());
    status.replaceChildren('Pavilion could not be loaded. Check your connection, then try again.', again);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayMissing);
      else sayMissing();
    },
    true,
  );
})();
