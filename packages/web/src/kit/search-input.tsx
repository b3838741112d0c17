import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface SearchInputProps {
  value: string;
  /** Called when typing pauses, and immediately on clear or Enter. */
  onChange: (value: string) => void;
  placeholder: string;
  label?: string;
  /** Whether it has the focus when its window opens. */
  first?: boolean;
  w?: TextInputProps['w'];
}

const pause = 200;

/** A search box: text appears immediately, the search itself is debounced. */
export function SearchInput({ value, onChange, placeholder, label = placeholder, first, w = 260 }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // When the URL changes by another way (Back, a shared link), it replaces the typed text.
    if (value !== asked.current) {
      asked.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => {
    if (typed === asked.current) return;
    const timer = setTimeout(() => ask(typed), pause);
    return () => clearTimeout(timer);
  });
  const ask = (text: string) => {
    asked.current = text;
    latest.current(text);
  };
  return (
    <TextInput
      type="search"
      data-autofocus={first || undefined}
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      w={w}
      maw="100%"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              setTyped('');
              ask('');
            }}
          />
        ) : null
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && ask(typed)}
    />
  );
}
