import type { ServerMessage } from '../protocol.ts';

/** Whether this browser reads compressed messages. */
export const inflates = canInflate();

export interface InboxDeps {
  onMessage: (message: ServerMessage) => void;
  /** A message could not be read; later ones must not be read either. */
  onBroken: () => void;
}

/**
 * Decodes the messages of one socket. Text is JSON, delivered at once. Binary data is JSON under raw deflate: decoding
 * takes a moment, and later messages wait for it, because their order counts.
 */
export function createInbox({ onMessage, onBroken }: InboxDeps): (data: unknown) => void {
  let waiting = 0;
  let earlier = Promise.resolve();
  const deliver = (text: string) => onMessage(JSON.parse(text) as ServerMessage);

  async function deliverAfter(before: Promise<void>, text: Promise<string> | string): Promise<void> {
    // Both at once: decoding does not wait for earlier messages.
    const [decoded] = await Promise.all([text, before]);
    waiting -= 1;
    deliver(decoded);
  }

  return (data) => {
    if (typeof data === 'string' && waiting === 0) return deliver(data);
    waiting += 1;
    earlier = deliverAfter(earlier, typeof data === 'string' ? data : inflate(data as BlobPart));
    earlier.catch(onBroken);
  };
}

function inflate(data: BlobPart): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** Older browsers know other formats, but not this one. */
function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') !== undefined;
  } catch {
    return false;
  }
}
