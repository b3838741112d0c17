import { ColorInput } from '@mantine/core';
import { useState } from 'react';

interface KitColourInputProps {
  label: string;
  value: string;
  onSave: (colour: string) => void;
  w?: number;
}

/** A colour that is stored once it is chosen, not while it is dragged. */
export function KitColourInput({ label, value, onSave, w = 140 }: KitColourInputProps) {
  const [shown, setShown] = useState(value);
  const [stored, setStored] = useState(value);
  // A value from outside replaces what is shown.
  if (stored !== value) {
    setStored(value);
    setShown(value);
  }
  return (
    <ColorInput
      label={label}
      w={w}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': `${label}: pick from the screen` }}
      value={shown}
      error={/^#[0-9a-f]{6}$/i.test(shown) ? undefined : 'A colour is written like #1b2a4e.'}
      onChange={setShown}
      onChangeEnd={(colour) => {
        if (/^#[0-9a-f]{6}$/i.test(colour) && colour !== value) onSave(colour);
      }}
    />
  );
}
