import { ActionIcon } from '@mantine/core';
import { type Design, type FieldValue, nameColumn, unknownTeam } from '@pavilion/domain';
import { IconX } from '@tabler/icons-react';
import { memo, useDeferredValue, useId } from 'react';
import { DesignThumb } from '../design-thumb.tsx';
import type { ReadEntry } from './bulk-entry.ts';
import classes from './bulk-table.module.css';

interface BulkRowProps {
  at: number;
  row: ReadEntry;
  design: Design;
  columns: readonly { key: string; label: string; type: string }[];
  /** Names of the archive's teams; undefined until they are here. */
  archive: ReadonlySet<string> | undefined;
  onWrite: (id: string, column: string, text: string) => void;
  onRemove: (id: string) => void;
  measure: (element: HTMLTableRowElement | null) => void;
}

/** What a field shows without a text: its default, or the fact of the match. */
const knownText = (value: FieldValue | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : Array.isArray(value) ? '' : String(value ?? '');

/** A row: its picture, a text for each field, and what is wrong with it. Memoised: typing draws one row. */
export const BulkRow = memo(function BulkRow(props: BulkRowProps) {
  const { at, row, design, columns, archive, onWrite, onRemove, measure } = props;
  const { entry, name, all, faults } = row;
  const shown = useDeferredValue(all);
  const warningOf = (key: string, type: string) =>
    type === 'team' && archive ? unknownTeam(String(all[key] ?? ''), design.kit, archive) : null;
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2}>
      <td className={classes.picture}>
        <DesignThumb design={design} values={shown} drawnAs={`${entry.id} ${JSON.stringify(shown)}`} />
      </td>
      {columns.map(({ key, label, type }, column) => (
        <Cell
          key={key}
          label={`${label}, row ${at + 1}`}
          place={`${at} ${column}`}
          text={entry.cells[key] ?? ''}
          known={key === nameColumn ? name : knownText(entry.known[key])}
          fault={faults[key]}
          warning={faults[key] ? null : warningOf(key, type)}
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
  /** Says what is odd about a text that can be used. */
  warning: string | null;
  onWrite: (text: string) => void;
}

/** Lines of a text that a cell shows; the others are scrolled to. */
const mostLines = 6;

function Cell({ label, place, text, known, fault, warning, onWrite }: CellProps) {
  const id = useId();
  const words = fault ?? warning;
  return (
    <td>
      {/* Not an input: that would drop the line breaks of a pasted text. */}
      <textarea
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
    </td>
  );
}
