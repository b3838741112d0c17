import { refusalWords } from '../call/refusal.ts';
import { SavedInput } from '../kit/saved-input.tsx';

interface WholeNumberInputProps {
  label: string;
  value: number | undefined;
  most: number;
  onSave: (value: number | null) => Promise<unknown>;
  /** The label is said aloud only, where a column already has it. */
  bare?: boolean;
  /** The label before the box instead of above it. */
  inline?: boolean;
  width?: number;
  refusal?: string | undefined;
}

/** A sentence below a narrow box gets room to be read. */
const room = 240;

/** A small whole number that is kept when it is left: the day or the part of a film. Empty takes it away. */
export function WholeNumberInput({
  label,
  value,
  most,
  onSave,
  bare = false,
  inline = false,
  width = 88,
  refusal,
}: WholeNumberInputProps) {
  return (
    <SavedInput
      {...(bare ? { 'aria-label': label } : { label })}
      size="xs"
      w="auto"
      {...(inline
        ? { styles: { root: { display: 'flex', alignItems: 'center', gap: 8 }, wrapper: { width } } }
        : { maw: room, styles: { wrapper: { width } } })}
      refusal={refusal}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      onSave={async (text) => {
        const number = text === '' ? null : Number(text);
        if (number !== null && !(Number.isInteger(number) && number >= 0 && number <= most)) {
          return `${label} has to be a whole number up to ${most}.`;
        }
        try {
          await onSave(number);
          return undefined;
        } catch (error) {
          return refusalWords(error).message;
        }
      }}
    />
  );
}
