import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { unreadMark } from './unread.ts';

interface ColourInputProps
  extends Omit<
    ColorInputProps,
    'value' | 'onChange' | 'onChangeEnd' | 'format' | 'fixOnBlur' | 'onBlur' | 'onKeyDown'
  > {
  /** `#rrggbb`, or empty. */
  value: string;
  onSave: (colour: string) => void;
  /** Whether it may be empty. */
  optional?: boolean;
}

/**
 * A colour, saved once it is chosen, not while it is dragged or typed: the first letters of `#1b2a4e` are a colour too. What is no
 * colour stays in the field with the reason, and stops the form around it.
 */
export function ColourInput({ value, onSave, optional = false, error, ...rest }: ColourInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const last = useRef('');
  const [wrong, setWrong] = useState<string>();

  const read = (text: string) => readColour(text) || (optional && text.trim() === '' ? '' : undefined);
  const save = (text: string) => {
    const colour = read(text);
    setWrong(colour === undefined ? 'A colour is written like #1b2a4e.' : undefined);
    if (colour === undefined) return;
    setTyped(null);
    if (colour !== value.toLowerCase()) onSave(colour);
  };
  const leave = () => typed !== null && save(typed);

  return (
    <ColorInput
      format="hex"
      fixOnBlur={false}
      {...rest}
      {...unreadMark(typed !== null && read(typed) === undefined)}
      eyeDropperButtonProps={{ 'aria-label': `${rest.label ?? rest['aria-label']}: pick from the screen` }}
      value={typed ?? value}
      error={wrong ?? error}
      onChange={(text) => {
        last.current = text;
        setTyped(text);
      }}
      // Also called for a shorter or longer colour that is being typed.
      onChangeEnd={(colour) => colour === last.current && save(colour)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}

/** A typed colour as `#rrggbb`; undefined if it is none. */
function readColour(text: string): string | undefined {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  if (digits === '') return '';
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
}
