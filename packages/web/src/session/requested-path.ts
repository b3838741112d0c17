const key = 'pavilion.asked-path';

/** Remembers the path requested before sign-in (PLT-069). */
export function rememberRequestedPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // The browser may refuse storage. Then the entry page opens.
  }
}

/** Returns the remembered path and forgets it (OPN-006). Null unless it is a path within Pavilion. */
export function takeRequestedPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path?.startsWith('/') && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}

export function forgetRequestedPath(): void {
  takeRequestedPath();
}
