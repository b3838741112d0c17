import { Alert } from '@mantine/core';
import type { RefusalWords } from '../../call/refusal.ts';

/** Error about a form as a whole. Errors of single fields appear at the fields instead. */
export function RefusalNote({ refusal }: { refusal: RefusalWords | undefined }) {
  if (!refusal || Object.keys(refusal.fields).length > 0) return null;
  return <RefusalAlert message={refusal.message} />;
}

export function RefusalAlert({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <Alert color="red" role="alert">
      {message}
    </Alert>
  );
}
