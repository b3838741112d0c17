/** Texts of an access request that has not been sent. */
export interface AccessRequest {
  name: string;
  email: string;
  why: string;
}

const key = 'pavilion.access-request';

/** What was typed before a reload. Only this tab keeps it, so the next person at the browser gets an empty form. */
export function keptRequest(): AccessRequest | null {
  try {
    const { name, email, why } = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    return [name, email, why].every((text) => typeof text === 'string') ? { name, email, why } : null;
  } catch {
    return null;
  }
}

export function keepRequest(request: AccessRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(request));
  } catch {
    // The browser may refuse storage. Then a reload loses these texts.
  }
}

/** Forgets it once it is sent or left, or somebody has signed in at this tab. */
export function forgetRequest(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
