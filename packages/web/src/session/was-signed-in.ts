const key = 'pavilion.signed-in';

/** Whether someone was signed in here before: the frame and its code are then loaded without waiting for the server. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps who is signed in here, for the next visit and for the other tabs of this browser. */
export function rememberSignedIn(person: string | undefined): void {
  try {
    if (person) localStorage.setItem(key, person);
    else localStorage.removeItem(key);
  } catch {
    // The browser may refuse storage. Then each part of the first screen waits for the one before.
  }
}

/** Calls back when another tab of this browser has signed somebody in or out, since all tabs share one session. */
export function onOtherTab(listener: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
