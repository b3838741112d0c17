import { Combobox, Text, type TextareaProps, useCombobox } from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { type Mention, mentionAt } from './mention-at.ts';
import { isComplete, offeredPeople } from './offered-people.ts';
import classes from './review.module.css';

type MentionTextareaProps = Omit<TextareaProps, 'value' | 'onChange' | 'ref'> & {
  /** The file; only people who have access to it are offered. */
  file: string;
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Debounce of the search for names, in milliseconds. */
const pause = 150;

/** A text field that offers people after an @: arrow keys choose, Enter or Tab takes the name. */
export function MentionTextarea({ file, value, onText, ref, onKeyDown, ...rest }: MentionTextareaProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(input, ref);
  const [mention, setMention] = useState<Mention | null>(null);
  const [text] = useDebouncedValue(mention?.text ?? null, pause);
  const { answer, fetching } = useAnswer(
    calls.production.findMentionable,
    { file, text: text ?? '' },
    { when: mention !== null && text !== null, fresh: 60_000 },
  );
  const found = { for: fetching ? null : text, people: answer?.people ?? [] };
  const people = mention ? offeredPeople(mention.text, found) : [];
  const opened = people.length > 0;
  const combobox = useCombobox({ opened, onDropdownClose: () => setMention(null) });

  // New offers start with the first person chosen.
  const offered = people.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other people are another offer.
  useEffect(() => {
    if (offered) combobox.selectFirstOption();
  }, [offered]);

  /** Handles that were picked here: a mention with one of them is finished. */
  const picked = useRef<string[]>([]);
  /** Caret behind the space that a name brought along. */
  const spaced = useRef<number | null>(null);
  const look = () => {
    const { selectionStart = 0, selectionEnd = 0, value: written = '' } = input.current ?? {};
    const at = selectionStart === selectionEnd ? mentionAt(written, selectionStart) : null;
    setMention(at && isComplete(at.text, picked.current) ? null : at);
  };
  const take = (id: string) => {
    const person = people.find((one) => one.id === id);
    if (!person || !mention) return;
    const before = `${value.slice(0, mention.start)}@${person.handle} `;
    picked.current.push(person.handle);
    // At once: the next key may come before the next frame.
    flushSync(() => {
      onText(before + value.slice(mention.end).replace(/^ /, ''));
      setMention(null);
    });
    input.current?.setSelectionRange(before.length, before.length);
    spaced.current = before.length;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!opened) return onKeyDown?.(event);
    event.stopPropagation();
    if (event.key === 'Tab') {
      event.preventDefault();
      combobox.clickSelectedOption();
    }
  };

  return (
    <Combobox store={combobox} onOptionSubmit={take} position="bottom-start" width={280}>
      <Combobox.Target withKeyboardNavigation={opened} withExpandedAttribute>
        <GrowingTextarea
          {...rest}
          ref={merged}
          value={value}
          aria-autocomplete="list"
          onBeforeInput={(event) => {
            const { selectionStart, selectionEnd } = event.currentTarget;
            // The space that the hand types after a name is there already.
            if (event.data === ' ' && selectionStart === spaced.current && selectionEnd === selectionStart)
              event.preventDefault();
            spaced.current = null;
          }}
          onChange={(event) => {
            onText(event.currentTarget.value);
            look();
          }}
          onKeyDown={press}
          onKeyUp={(event) => /^(Arrow(Left|Right)|Home|End)$/.test(event.key) && look()}
          onClick={look}
          onBlur={() => setMention(null)}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="People" mah={280} style={{ overflowY: 'auto' }}>
          {people.map(({ id, name, company }) => (
            <Combobox.Option key={id} value={id} className={classes.mention}>
              <PersonAvatar name={name} size={22} />
              <Text size="sm" truncate>
                {name}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {company}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
