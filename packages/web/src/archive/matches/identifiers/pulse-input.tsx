import { refusalWords } from '../../../call/refusal.ts';
import { SavedInput } from '../../../kit/saved-input.tsx';

interface PulseInputProps {
  /** Whose id it is, said aloud. */
  of: string;
  value: string | undefined;
  onSave: (value: string | null) => Promise<unknown>;
}

/** The PulseID of a match, player or competition; kept when it is left, an empty one is taken away. */
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
