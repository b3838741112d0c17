import { refusalWords } from '../../../call/refusal.ts';
import { SavedInput } from '../../../kit/saved-input.tsx';

interface PulseInputProps {
  /** Name of the match, player or competition, for screen readers. */
  of: string;
  value: string | undefined;
  onSave: (value: string | null) => Promise<unknown>;
}

/** PulseID field that saves on blur or Enter. Empty removes the id. */
export function PulseInput({ of, value, onSave }: PulseInputProps) {
  return (
    <SavedInput
      size="xs"
      aria-label={`PulseID of ${of}`}
      placeholder="PulseID"
      maxLength={200}
      w={130}
      value={value ?? ''}
      onSave={async (text) => {
        try {
          await onSave(text || null);
          return undefined;
        } catch (error) {
          return refusalWords(error).message;
        }
      }}
    />
  );
}
