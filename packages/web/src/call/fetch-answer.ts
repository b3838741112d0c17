import { referenceOf, requestIdBytes, requestIdHeader } from '@pavilion/domain';

/**
 * Sends a call under a request id of its own. The server repeats the id; an error without it comes from a proxy in front, and
 * people read its reference instead of the proxy's words.
 */
export async function fetchAnswer(request: Request, init: RequestInit = {}): Promise<Response> {
  const id = newRequestId();
  request.headers.set(requestIdHeader, id);
  const response = await fetch(request, init);
  if (response.status >= 500 && response.headers.get(requestIdHeader) !== id) throw new Unanswered(referenceOf(id));
  return response;
}

class Unanswered extends Error {
  readonly code = 'UNREACHABLE';

  constructor(reference: string) {
    super(
      `The server did not answer. Please try again; if it happens again, give an administrator this reference: ${reference}.`,
    );
  }
}

/** `crypto.randomUUID` is missing on plain HTTP. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(requestIdBytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
