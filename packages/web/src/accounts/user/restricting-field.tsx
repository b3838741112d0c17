import { Button, Group } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { overtakenBy } from '../../kit/overtaken.tsx';

/** A change that would let somebody see more, and waits for a choice. */
interface Held {
  /** The values that were stored when it was made. */
  base: readonly string[];
  next: string[];
}

interface RestrictingFieldProps {
  stored: readonly string[];
  /** Whether a person sees more with these values than with the stored ones. */
  widens: (next: readonly string[]) => boolean;
  /** The sentence that says what is still in force, and the button that gives it up. */
  question: (next: readonly string[]) => { sentence: string; button: string };
  /** The stored values as people read them. */
  words: string;
  onSave: (next: string[]) => void;
  /** Draws the select with these props. */
  children: (select: ReturnType<typeof selectProps>) => ReactNode;
}

/**
 * A restriction that is saved at once, but for what would widen it: a value is often removed on the way to another one, and a
 * person would see everything meanwhile. Such a change waits until another value is chosen or the button is pressed, and is
 * gone when the field is left.
 */
export function RestrictingField({ stored, widens, question, words, onSave, children }: RestrictingFieldProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // What somebody else has stored meanwhile is another restriction than the one that was to be replaced.
  const overtaken = held !== null && !isSame(held.base, stored);
  const asked = held && !overtaken ? question(held.next) : null;
  const choice = useRef<HTMLDivElement>(null);
  const isAsked = asked !== null;
  // Below the foot of the window nobody would know that something is asked.
  useEffect(() => {
    if (isAsked) choice.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);

  const change = (next: string[]) => {
    if (isSame(next, stored)) return setHeld(null);
    if (!widens(next)) {
      setHeld(null);
      return onSave(next);
    }
    // The cross of a value takes no focus, without which nobody could leave the field.
    if (!root.current?.contains(document.activeElement)) root.current?.focus();
    setHeld({ base: stored, next });
    // The list would lie over the question.
    setOpened(false);
  };
  const answer = (save: boolean) => {
    root.current?.focus();
    setHeld(null);
    if (save && held) onSave(held.next);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // A field in a window behind another is not left.
    if (document.hasFocus() && !root.current?.contains(relatedTarget)) setHeld(null);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !held) return;
    event.stopPropagation();
    setHeld(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears whether one of its fields and buttons has the focus.
    <div
      ref={root}
      tabIndex={-1}
      style={{ outline: 'none' }}
      data-saves-itself={asked ? 'typing' : undefined}
      onBlur={leave}
      onKeyDown={giveUp}
    >
      {children(
        selectProps({
          value: asked && held ? held.next : [...stored],
          description: overtaken ? overtakenBy(words) : asked?.sentence,
          opened,
          onOpened: setOpened,
          onChange: change,
        }),
      )}
      {asked && (
        // A press keeps the focus where it is: Safari gives it to no button, and the field would be left.
        <Group
          ref={choice}
          gap="xs"
          mt={6}
          style={{ scrollMarginBottom: 24 }}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Button size="compact-xs" variant="default" onClick={() => answer(true)}>
            {asked.button}
          </Button>
          <Button size="compact-xs" variant="light" onClick={() => answer(false)}>
            Keep as It Is
          </Button>
        </Group>
      )}
    </div>
  );
}

interface SelectState {
  value: string[];
  description: string | undefined;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onChange: (next: string[]) => void;
}

const selectProps = ({ value, description, opened, onOpened, onChange }: SelectState) => ({
  value,
  onChange,
  description,
  inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
  descriptionProps: { role: 'status', c: 'var(--pv-orange)' },
  dropdownOpened: opened,
  onDropdownOpen: () => onOpened(true),
  onDropdownClose: () => onOpened(false),
});

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each) => others.includes(each));
