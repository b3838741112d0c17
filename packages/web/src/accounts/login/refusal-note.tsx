import { Alert } from '@mantine/core';
import type { RefusalWords } from '../../call/refusal.ts';

/** What was refused of a whole form; what is wrong with a single field stands at the field. */
export function RefusalNote({ refusal }: { refusal: RefusalWords | undefined }) {
  if (!refusal || Object.keys(refusal.fields).length > 0) return null;
  return (
    <Alert color="red" role="alert">
      {refusal.message}
    </Alert>
  );
}
