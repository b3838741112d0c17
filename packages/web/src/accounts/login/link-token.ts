/** The token of a link from an e-mail: within the hashed path, or before the hash. */
export function linkToken(): string | null {
  const hashed = window.location.hash.split('?')[1] ?? '';
  return new URLSearchParams(window.location.search).get('token') ?? new URLSearchParams(hashed).get('token');
}

/** Takes the token out of the address, so that a reload or a shared address does not carry it. */
export function clearLinkToken(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#/login`);
}
