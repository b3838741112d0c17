import type { Field } from '@pavilion/domain/graphics';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useModel } from '../state/editor.ts';
import classes from './canvas.module.css';

/** Fields that a text cannot name: they fill layers of other types. */
const notInTexts: ReadonlySet<Field['type']> = new Set(['picture', 'rows', 'colour', 'on or off']);

/** What is being written after a `{` that nothing closes: from where, and the letters of the key so far. */
interface Written {
  from: number;
  word: string;
}

function writtenAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written | undefined {
  if (selectionStart !== selectionEnd) return undefined;
  const found = /\{([a-z0-9_]*)$/i.exec(value.slice(0, selectionStart));
  return found ? { from: found.index, word: found[1]!.toLowerCase() } : undefined;
}

/** The fields whose key or label has these letters; those whose key begins with them come first. */
function offered(fields: readonly Field[], word: string): Field[] {
  const own = fields.filter(({ type }) => !notInTexts.has(type));
  const begins = own.filter(({ key }) => key.startsWith(word));
  return [...begins, ...own.filter((field) => !begins.includes(field) && field.label.toLowerCase().includes(word))];
}

/** Offers the fields of the template while a `{` is typed into a text: arrows choose, Enter takes, Escape closes. */
export function useFieldList(
  element: RefObject<HTMLTextAreaElement | null>,
  text: string,
  type: (text: string) => void,
) {
  const { fields } = useModel();
  const id = useId();
  const [written, setWritten] = useState<Written | undefined>();
  const [index, setIndex] = useState(0);
  /** The `{` at which the list was closed. */
  const [closed, setClosed] = useState<number | undefined>();
  const caret = useRef<number>(undefined);
  useEffect(() => {
    if (caret.current === undefined || element.current?.value !== text) return;
    element.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text, element]);
  const found = written && written.from !== closed ? offered(fields, written.word) : [];
  const isOpen = found.length > 0;
  const at = Math.min(index, found.length - 1);

  const look = (field: HTMLTextAreaElement) => {
    const next = writtenAt(field);
    if (next?.from !== written?.from || next?.word !== written?.word) setIndex(0);
    if (!next) setClosed(undefined);
    setWritten(next);
  };
  const take = ({ key }: Field) => {
    const field = element.current;
    if (!field || !written) return;
    const rest = field.value.slice(field.selectionStart);
    const begun = `${field.value.slice(0, written.from)}{${key}}`;
    caret.current = begun.length;
    setWritten(undefined);
    type(begun + (rest.startsWith('}') ? rest.slice(1) : rest));
    field.focus();
  };
  /** Whether the list has taken the key. */
  const keyed = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((at + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(found[at]!);
    else if (event.key === 'Escape') setClosed(written?.from);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const optionOf = (position: number) => `${id}-${position}`;
  return {
    look,
    keyed,
    /** Of the text, for screen readers: a field of several lines cannot be a combobox, but can have its list. */
    props: {
      ref: element,
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': optionOf(at) }),
    },
    list: isOpen ? { id, found, at, optionOf, take } : undefined,
  };
}

interface FieldListProps {
  list: NonNullable<ReturnType<typeof useFieldList>['list']>;
  style: CSSProperties;
}

export function FieldList({ list: { id, found, at, optionOf, take }, style }: FieldListProps) {
  const chosen = useRef<HTMLDivElement>(null);
  // A browser may answer with a promise, which is no way to clean an effect up.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <div id={id} role="listbox" aria-label="Fields" className={classes.fieldList} style={style}>
        {found.map((field, position) => (
          // The text keeps the focus, and takes the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          <div
            key={field.id}
            id={optionOf(position)}
            ref={position === at ? chosen : undefined}
            role="option"
            aria-selected={position === at}
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
            }}
            onClick={() => take(field)}
          >
            <span>{field.label}</span>
            <code>{`{${field.key}}`}</code>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {`${found.length === 1 ? '1 field' : `${found.length} fields`}. Arrow keys choose, Enter takes.`}
      </span>
    </>
  );
}
