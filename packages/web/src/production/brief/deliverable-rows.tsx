import { Anchor, Checkbox, Switch } from '@mantine/core';
import { type Deliverable, deliverables, type FileDocument } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { notifyError } from '../../kit/notify.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useRemembered } from '../../kit/use-remembered.ts';
import { thumbOf } from '../../parts/file-thumb.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import type { DeliverableGroup } from './arrange-deliverables.ts';
import classes from './deliverable-rows.module.css';

interface DeliverableRowsProps {
  groups: readonly DeliverableGroup[];
  fileOf: (deliverable: Deliverable) => FileDocument | undefined;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

type Field = 'title' | 'type' | 'format' | 'deadline' | 'brand' | 'folderName';
interface RowColumn {
  field: Field;
  title: string;
  kind: 'text' | 'list' | 'date';
}
const columns: RowColumn[] = [
  { field: 'title', title: 'Title', kind: 'text' },
  { field: 'type', title: 'Type', kind: 'list' },
  { field: 'format', title: 'Dimensions', kind: 'list' },
  { field: 'deadline', title: 'Deadline', kind: 'date' },
  { field: 'brand', title: 'Brand', kind: 'list' },
  { field: 'folderName', title: 'Folder', kind: 'text' },
];
type Row = { group: DeliverableGroup } | { deliverable: Deliverable };

/**
 * Deliverables like a spreadsheet: every cell is edited in place, Enter and the arrow keys go from cell to cell, the first
 * column stands still. Only the rows in sight are drawn.
 */
export function DeliverableRows({ groups, fileOf, selected, onSelect }: DeliverableRowsProps) {
  const edits = useCan('editDeliverables');
  const opens = useCan('seeDrafts');
  const lists = useConfiguration();
  const patch = usePatch(deliverables);
  const [previews, setPreviews] = useRemembered('deliverables.previews', true);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo<Row[]>(
    () => groups.flatMap((group) => [{ group }, ...group.deliverables.map((deliverable) => ({ deliverable }))]),
    [groups],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index] && 'group' in rows[index] ? 36 : previews ? 56 : 36),
    overscan: 12,
  });
  const choices: Partial<Record<Field, readonly string[]>> = {
    type: lists.delTypes.map((type) => type.display),
    format: lists.formats,
    brand: lists.brand,
  };
  const save = (id: string, field: Field, value: string) => {
    patch(id, { [field]: value === '' ? null : value }).catch((error: unknown) =>
      notifyError(refusalWords(error).message),
    );
  };

  return (
    <>
      <Switch
        size="xs"
        label="Show previews"
        checked={previews}
        onChange={(event) => setPreviews(event.currentTarget.checked)}
      />
      <div ref={scroller} className={classes.sheet}>
        <div
          role="grid"
          aria-label="Deliverables"
          aria-rowcount={rows.length + 1}
          style={{ height: virtual.getTotalSize() + 36, position: 'relative' }}
        >
          <div role="row" className={classes.head} tabIndex={-1}>
            {columns.map((column) => (
              <span key={column.field} role="columnheader" tabIndex={-1}>
                {column.title}
              </span>
            ))}
            <span role="columnheader" tabIndex={-1}>
              State
            </span>
          </div>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            const place = { transform: `translateY(${item.start + 36}px)`, height: item.size };
            if ('group' in row) {
              return (
                <div key={`group ${row.group.key}`} role="row" className={classes.group} style={place} tabIndex={-1}>
                  <span role="gridcell" tabIndex={-1}>
                    {row.group.title} · {row.group.deliverables.length}
                  </span>
                </div>
              );
            }
            const { deliverable } = row;
            return (
              <div
                key={deliverable.id}
                role="row"
                aria-rowindex={item.index + 2}
                className={classes.row}
                style={place}
                tabIndex={-1}
              >
                {columns.map((column, place) => (
                  <div key={column.field} role="gridcell" tabIndex={-1} className={classes.cell}>
                    {place === 0 && (
                      <>
                        {edits && (
                          <Checkbox
                            size="xs"
                            aria-label={`Select ${deliverable.title}`}
                            checked={selected.has(deliverable.id)}
                            onChange={(event) => onSelect([deliverable.id], event.currentTarget.checked)}
                          />
                        )}
                        {previews && (
                          <div className={classes.thumb}>
                            <MediaThumb {...thumbOf(fileOf(deliverable))} alt="" ratio={4 / 3} />
                          </div>
                        )}
                      </>
                    )}
                    <Cell
                      column={column}
                      deliverable={deliverable}
                      choices={choices[column.field]}
                      readOnly={!edits}
                      onSave={(value) => save(deliverable.id, column.field, value)}
                    />
                  </div>
                ))}
                <div role="gridcell" tabIndex={-1} className={classes.cell}>
                  <StatusBadge plain status={deliverable.state} />
                  {opens && (
                    <Anchor
                      size="xs"
                      ml="auto"
                      href={`#/brief/${deliverable.production ?? '-'}/deliverable/${deliverable.id}`}
                    >
                      Open
                    </Anchor>
                  )}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

interface CellProps {
  column: RowColumn;
  deliverable: Deliverable;
  choices: readonly string[] | undefined;
  readOnly: boolean;
  onSave: (value: string) => void;
}

/** A cell is its input: what is typed counts when the cell is left or Enter pressed, Escape takes it back. */
function Cell({ column, deliverable, choices, readOnly, onSave }: CellProps) {
  const value = deliverable[column.field] ?? '';
  const label = `${column.title} of ${deliverable.title}`;
  const shown = column.kind === 'date' ? value.slice(0, 10) : value;
  if (readOnly) return <span className={classes.text}>{shown}</span>;
  if (column.kind === 'list') {
    return (
      <select
        aria-label={label}
        className={classes.input}
        value={shown}
        onChange={(event) => onSave(event.currentTarget.value)}
        onKeyDown={moveByArrows}
      >
        <option value="" />
        {[...new Set([...(choices ?? []), ...(shown ? [shown] : [])])].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      // A change from elsewhere shows at once, except in the cell that is being typed in.
      key={shown}
      aria-label={label}
      className={classes.input}
      type={column.kind === 'date' ? 'date' : 'text'}
      defaultValue={shown}
      onBlur={(event) => event.currentTarget.value !== shown && onSave(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.currentTarget.value = shown;
          event.currentTarget.blur();
        } else moveByArrows(event);
      }}
    />
  );
}

/** Enter and the vertical arrows go to the same column of the next row, as in a spreadsheet. */
function moveByArrows(event: React.KeyboardEvent<HTMLInputElement | HTMLSelectElement>) {
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || (event.key !== 'Enter' && event.currentTarget.tagName === 'SELECT')) return;
  event.preventDefault();
  const column = event.currentTarget.getAttribute('aria-label')?.split(' of ')[0];
  const cells = [...document.querySelectorAll<HTMLElement>(`.${classes.input}`)].filter((cell) =>
    cell.getAttribute('aria-label')?.startsWith(`${column} of `),
  );
  cells[cells.indexOf(event.currentTarget) + step]?.focus();
}
