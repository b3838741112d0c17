import { isFull } from '../../disk-full.ts';
import { Refusal } from '../../engines/store/refusal.ts';

/** Of a file whose previews wait for the media tools. What exactly is missing is for administrators. */
export const waitsForTools =
  'The server’s media tools are missing or broken: Admin, Jobs tells administrators why. The preview is made by itself when they are back.';

/**
 * Reason of a failure as shown to people. Our own sentences pass; messages of the operating system and of outside services do
 * not. The log has the error itself.
 */
export function reasonForPeople(error: unknown): string {
  if (isFull(error)) return 'The disk is full. An administrator has to make room; then this can be tried again.';
  if (error instanceof Refusal) return error.message;
  const technical = typeof (error as { code?: unknown } | null)?.code === 'string' || '$metadata' in Object(error);
  const ours = error instanceof Error && error.name === 'Error' && !technical && /[.!]$/.test(error.message);
  if (!ours) return 'This did not work because of a fault on our side. It can be tried again.';
  return error.message.slice(0, 2_000);
}
