import { ActionIcon } from '@mantine/core';
import { type Design, type FieldValue, nameColumn } from '@pavilion/domain';
import { IconX } from '@tabler/icons-react';
import { memo, useDeferredValue, useId } from 'react';
import { DesignThumb } from '../design-thumb.tsx';
import type { ReadEntry } from './bulk-entry.ts';
import classes from './bulk-table.module.css';

interface BulkRowProps {
  at: number;
  row: ReadEntry;
  design: Design;
  columns: readonly { key: string; label: string }[];
  onWrite: (id: string, column: string, text: string) => void;
  onRemove: (id: string) => void;
  measure: (element: HTMLTableRowElement | null) => void;
}

/** What a field shows without a text: its default, or the fact of the match. */
const knownText = (value: FieldValue | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : Array.isArray(value) ? '' : String(value ?? '');

/** A row: its picture, a text for each field, and what is wrong with it. Memoised: typing draws one row. */
export const BulkRow = memo(function BulkRow({ at, row, design, columns, onWrite, onRemove, measure }: BulkRowProps) {
  const { entry, name, all, faults } = row;
  const shown = useDeferredValue(all);
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2}>
      <td className={classes.picture}>
        <DesignThumb design={design} values={shown} drawnAs={`${entry.id} ${JSON.stringify(shown)}`} />
      </td>
      {columns.map(({ key, label }, column) => (
        <Cell
          key={key}
          label={`${label}, row ${at + 1}`}
          place={`${at} ${column}`}
          text={entry.cells[key] ?? ''}
          known={key === nameColumn ? name : knownText(entry.known[key])}
          fault={faults[key]}
          onWrite={(text) => onWrite(entry.id, key, text)}
        />
      ))}
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`Remove row ${at + 1}`}
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
  onWrite: (text: string) => void;
}

function Cell({ label, place, text, known, fault, onWrite }: CellProps) {
  const faultId = useId();
  return (
    <td>
      <input
        className={classes.input}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? faultId : undefined}
        data-cell={place}
        placeholder={known}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {fault && (
        <div id={faultId} className={classes.fault}>
          {fault}
        </div>
      )}
    </td>
  );
}
