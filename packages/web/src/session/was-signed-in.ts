const key = 'pavilion.signed-in';

/** Whether someone was signed in here before: the frame and its code are then loaded without waiting for the server. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // The browser may refuse storage. Then each part of the first screen waits for the one before.
  }
}
