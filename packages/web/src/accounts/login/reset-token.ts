/** The token of a reset or set-up link: before the hash, where the sign-in part puts it, or within the hashed path. */
export function resetToken(): string | null {
  const hashed = window.location.hash.split('?')[1] ?? '';
  return new URLSearchParams(window.location.search).get('token') ?? new URLSearchParams(hashed).get('token');
}

/** Takes the token out of the address, so that a reload or a shared address does not carry it. */
export function clearResetToken(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#/login`);
}
