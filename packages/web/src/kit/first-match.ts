import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface FirstMatchInput<V extends string> {
  /** Whether the options for the typed text are still to come. */
  waiting: boolean;
  onInput: ((event: InputEvent<HTMLInputElement>) => void) | undefined;
  onKeyDown: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onDropdownClose: (() => void) | undefined;
  onOptionSubmit: ((value: V) => void) | undefined;
}

/**
 * Makes the first match of a picker active while a person types, so that Enter takes it. Enter that is pressed before the
 * matches have arrived takes the first of them on arrival. Arrow keys choose another, and nothing is active until typing. Enter in
 * a closed list opens it.
 */
export function useFirstMatch<V extends string>({ waiting, ...on }: FirstMatchInput<V>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const matching = typed !== '';
  const stop = () => {
    setTyped('');
    setAsked(false);
  };

  // Mantine marks the option, but names it to screen readers only after an arrow key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has another first match.
  useEffect(() => {
    if (!matching || waiting) return;
    const list = document.getElementById(input.current?.getAttribute('aria-controls') ?? '');
    const first = list?.querySelector<HTMLElement>('[data-combobox-selected]');
    if (first) input.current?.setAttribute('aria-activedescendant', first.id);
    if (asked) first?.click();
    setAsked(false);
  }, [typed, waiting, asked]);

  return {
    matching,
    typed,
    props: {
      selectFirstOptionOnChange: matching && !waiting,
      onInput: (event: InputEvent<HTMLInputElement>) => {
        on.onInput?.(event);
        input.current = event.currentTarget;
        setTyped(event.currentTarget.value.trim());
        setAsked(false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        on.onKeyDown?.(event);
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') stop();
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        const { currentTarget: field } = event;
        // Lists that are not searched do this themselves.
        if (field.readOnly) return;
        // Enter is for the list: it would send the form, with a choice that nobody has seen.
        event.preventDefault();
        if (field.getAttribute('aria-expanded') !== 'true') field.click();
        else if (matching && waiting) setAsked(true);
      },
      onDropdownClose: () => {
        on.onDropdownClose?.();
        stop();
      },
      onOptionSubmit: (value: V) => {
        on.onOptionSubmit?.(value);
        stop();
      },
    },
  };
}

/**
 * Filter of a picker: each typed word must match, in any order. An exact match is first, and options already picked are last, so
 * that Enter takes what was meant.
 */
export function bestFirst<V extends string>(picked: readonly V[]): OptionsFilter<V> {
  return ({ options, search, limit }) => {
    const text = search.trim().toLowerCase();
    if (text === '') return options.slice(0, limit);
    const words = text.split(/\s+/);
    const fits = (label: string) => words.every((word) => label.toLowerCase().includes(word));
    const rank = ({ value, label }: ComboboxItem<V>) =>
      picked.includes(value) ? 3 : label.trim().toLowerCase() === text ? 0 : label.toLowerCase().includes(text) ? 1 : 2;
    const best = (items: readonly ComboboxItem<V>[]) =>
      items.filter(({ label }) => fits(label)).toSorted((a, b) => rank(a) - rank(b));
    const groups = options.flatMap((option) => ('group' in option ? { ...option, items: best(option.items) } : []));
    return [...best(options.flatMap((option) => ('group' in option ? [] : option))), ...groups].slice(0, limit);
  };
}
