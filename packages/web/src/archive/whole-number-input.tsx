import { refusalWords } from '../call/refusal.ts';
import type { FieldPlace } from '../kit/lost-work.ts';
import { SavedInput } from '../kit/saved-input.tsx';

interface WholeNumberInputProps {
  label: string;
  value: number | undefined;
  /** Why this number is not possible; the server asks the same rule. */
  rule: (value: number | undefined) => string | null;
  onSave: (value: number | null) => Promise<unknown>;
  /** Label for screen readers only, where a column header shows it. */
  bare?: boolean;
  /** Label beside the field instead of above it. */
  inline?: boolean;
  width?: number;
  refusal?: string | undefined;
  disabled?: boolean;
  /** Where the field finds again what its writer left in it unsaved. */
  keptAs?: FieldPlace;
}

/** Width in pixels in which an error below a narrow field wraps. */
const room = 240;

/** Whole-number field that saves on blur or Enter: the day or part of a recording. Empty clears the value. */
export function WholeNumberInput({
  label,
  value,
  rule,
  onSave,
  bare = false,
  inline = false,
  width = 88,
  refusal,
  disabled = false,
  keptAs,
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
      disabled={disabled}
      keptAs={keptAs}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      onSave={async (text) => {
        const number = text === '' ? null : Number(text);
        const refused = rule(number ?? undefined);
        if (refused) return refused;
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
