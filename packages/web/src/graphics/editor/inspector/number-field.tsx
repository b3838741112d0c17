import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { newGesture } from '../state/edits.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  label: string;
  /** Undefined: the selected layers differ. */
  value: number | undefined;
  onChange: (value: number, gesture: string) => void;
  min?: number;
  /** Less than this is refused, where the nearest number would surprise. */
  least?: number | undefined;
  max?: number;
  step?: number;
  decimals?: number;
  unit?: string;
}

/** A number that takes effect on Enter, on leaving the field, and with the arrow keys: one step, with Shift ten. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onChange,
    least,
    min = least ?? -20_000,
    max = 20_000,
    step = 1,
    decimals = 0,
    unit,
    ...rest
  } = props;
  /** What is typed; undefined while the field shows its value. */
  const [typed, setTyped] = useState<string | undefined>();
  /** What the field showed when it was entered: another text in it would undo the selection that is about to be typed over. */
  const [held, setHeld] = useState<string | undefined>();
  const [gesture, setGesture] = useState(newGesture);
  const [error, setError] = useState<string | undefined>();
  const shown = value === undefined ? '' : String(round(value, decimals));

  const take = (next: number, of = newGesture()) => onChange(round(Math.min(max, Math.max(min, next)), decimals), of);
  const settle = () => {
    setHeld(undefined);
    if (typed === undefined) return;
    const next = Number(
      typed
        .replace(unit ?? '', '')
        .replace(',', '.')
        .trim(),
    );
    if (typed.trim() === '' || !Number.isFinite(next)) return setError('Enter a number.');
    if (least !== undefined && next < least && typed.trim() !== shown) return setError(`At least ${least}.`);
    setTyped(undefined);
    setError(undefined);
    if (typed.trim() !== shown) take(next);
  };
  const keyed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
      setError(undefined);
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = typed === undefined ? (value ?? 0) : Number(typed);
    if (!Number.isFinite(from)) return;
    const of = event.repeat ? gesture : newGesture();
    setGesture(of);
    setHeld(undefined);
    setTyped(undefined);
    take(from + (event.key === 'ArrowUp' ? 1 : -1) * step * (event.shiftKey ? 10 : 1), of);
  };
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      placeholder={value === undefined ? 'Differs' : undefined}
      {...rest}
      label={unit ? `${label} (${unit})` : label}
      value={typed ?? held ?? shown}
      error={error}
      onFocus={(event) => {
        setHeld(shown);
        event.currentTarget.select();
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={keyed}
    />
  );
}

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
