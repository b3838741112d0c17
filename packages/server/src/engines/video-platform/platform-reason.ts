import { z } from 'zod';

const message = z.object({ message: z.string() }).transform(({ message }) => message);
/** Error shapes of the Live API, the reporting API, and the CMS and ingest APIs. */
const shapes = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ error_message: z.string() }).transform(({ error_message }) => error_message),
  message,
  z
    .array(message)
    .min(1)
    .transform(([first]) => first ?? ''),
]);
/** `NO_SOURCE` or `UNAUTHORIZED`: a code for programmers. */
const code = /[A-Z0-9]+_[A-Z0-9_]+|^[A-Z]+$/;

/**
 * A refusal of the video platform as a sentence. Quotes the platform where it answers in words; codes and states are
 * only in `detail`, for the log. Addresses are left out of both: they may end with a stream key.
 */
export function platformRefusal(status: number, body: string): { sentence: string; detail: string } {
  const detail = `${status} ${withoutAddresses(body)}`.slice(0, 1_000);
  const words = withoutAddresses(messageIn(body)).slice(0, 300);
  const quoted = words && !code.test(words) ? `The video platform refused this: ${words.replace(/[.\s]*$/, '.')}` : '';
  return { sentence: quoted || 'The video platform refused this. The reason is in the server log.', detail };
}

const withoutAddresses = (text: string) => text.replace(/\w+:\/\/[^\s"]+/g, '(address)');

function messageIn(body: string): string {
  try {
    return shapes.parse(JSON.parse(body)).trim();
  } catch {
    return '';
  }
}
