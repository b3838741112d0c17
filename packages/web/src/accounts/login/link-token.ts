/** Token of an e-mail link, from the query before the hash or within it. */
export function linkToken(): string | null {
  const hashed = window.location.hash.split('?')[1] ?? '';
  return new URLSearchParams(window.location.search).get('token') ?? new URLSearchParams(hashed).get('token');
}

/** Removes the token from the address, so that a reload or a shared address does not contain it. */
export function clearLinkToken(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#/login`);
}
