const key = 'pavilion.asked-path';

/** PLT-069: remembers the path that somebody asked for before signing in. */
export function rememberAskedPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage may be refused; then the entry page opens.
  }
}

/** The remembered path, which is then forgotten (OPN-006). */
export function takeAskedPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path?.startsWith('/') && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}

export function forgetAskedPath(): void {
  takeAskedPath();
}
