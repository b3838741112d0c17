import { ActionIcon, Button } from '@mantine/core';
import { type BulkWarning, type Design, type FieldValue, nameColumn } from '@pavilion/domain';
import { IconX } from '@tabler/icons-react';
import { memo, useDeferredValue, useId, useRef } from 'react';
import { DesignThumb } from '../design-thumb.tsx';
import type { ReadEntry } from './bulk-entry.ts';
import classes from './bulk-table.module.css';
import type { RowWarnings } from './use-bulk-warnings.ts';

interface BulkRowProps {
  at: number;
  /** As messages name it. */
  number: number;
  row: ReadEntry;
  design: Design;
  columns: readonly { key: string; label: string }[];
  warnings: RowWarnings;
  onAccept: (row: ReadEntry, column: string, words: string) => void;
  onWrite: (id: string, column: string, text: string) => void;
  onRemove: (id: string) => void;
  measure: (element: HTMLTableRowElement | null) => void;
}

/** What a field shows without a text: its default, or the fact of the match. */
const knownText = (value: FieldValue | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : Array.isArray(value) ? '' : String(value ?? '');

/** A row: its picture, a text for each field, and what is wrong with it. Memoised: typing draws one row. */
export const BulkRow = memo(function BulkRow(props: BulkRowProps) {
  const { at, number, row, design, columns, warnings, onAccept, onWrite, onRemove, measure } = props;
  const { entry, name, all, faults } = row;
  const shown = useDeferredValue(all);
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2}>
      <th scope="row" className={classes.number}>
        {number}
      </th>
      <td className={classes.picture}>
        <DesignThumb design={design} values={shown} drawnAs={`${entry.id} ${JSON.stringify(shown)}`} />
      </td>
      {columns.map(({ key, label }, column) => (
        <Cell
          key={key}
          label={`${label}, row ${number}`}
          place={`${at} ${column}`}
          text={entry.cells[key] ?? ''}
          known={key === nameColumn ? name : knownText(entry.known[key])}
          fault={faults[key]}
          warning={warnings[key]}
          onAccept={(words) => onAccept(row, key, words)}
          onWrite={(text) => onWrite(entry.id, key, text)}
        />
      ))}
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`Remove row ${number}`}
          onClick={() => onRemove(entry.id)}
        >
          <IconX size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
});

interface CellProps {
  label: string;
  place: string;
  text: string;
  known: string;
  fault: string | undefined;
  /** Says what is odd about a text that can be used. */
  warning: BulkWarning | undefined;
  onAccept: (words: string) => void;
  onWrite: (text: string) => void;
}

/** Lines of a text that a cell shows; the others are scrolled to. */
const mostLines = 6;

function Cell({ label, place, text, known, fault, warning, onAccept, onWrite }: CellProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = fault ?? warning?.words;
  return (
    <td>
      {/* Not an input: that would drop the line breaks of a pasted text. */}
      <textarea
        ref={field}
        className={classes.input}
        rows={Math.min(mostLines, text.split('\n').length)}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={words ? id : undefined}
        data-cell={place}
        placeholder={known}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {words && (
        <div id={id} className={fault ? classes.fault : classes.warning}>
          {words}
        </div>
      )}
      {!fault &&
        warning?.offers.map((offer) => (
          <Button
            key={offer}
            size="compact-xs"
            variant="light"
            mr={4}
            aria-label={`Use ${offer} for ${label}`}
            onClick={() => {
              onWrite(offer);
              field.current?.focus();
            }}
          >
            {offer}
          </Button>
        ))}
      {!fault && warning && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`Accept ${label}`}
          onClick={() => {
            onAccept(warning.words);
            field.current?.focus();
          }}
        >
          Accept
        </Button>
      )}
    </td>
  );
}
