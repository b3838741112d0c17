import { Group, Switch, Text } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { useOpenedEntry } from '../../kit/use-opened-entry.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useDeliverableEdits } from '../use-deliverable-edits.ts';
import type { DeliverableGroup } from './arrange-deliverables.ts';
import classes from './deliverable-rows.module.css';
import type { SheetColumn } from './sheet-cell.tsx';
import type { SheetChoices } from './sheet-edits.ts';
import { SheetRow } from './sheet-row.tsx';
import { useSheetBlock } from './use-sheet-block.ts';

interface DeliverableRowsProps {
  groups: readonly DeliverableGroup[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

const columns: SheetColumn[] = [
  { field: 'title', title: 'Title', kind: 'text' },
  { field: 'type', title: 'Type', kind: 'list' },
  { field: 'format', title: 'Dimensions', kind: 'list' },
  { field: 'deadline', title: 'Deadline', kind: 'date' },
  { field: 'brand', title: 'Brand', kind: 'list' },
  { field: 'folderName', title: 'Folder', kind: 'text' },
];
const headHeight = 36;
type Row = { group: DeliverableGroup } | { deliverable: Deliverable; at: number };

const keyOf = (row: Row | undefined, index: number): string =>
  !row ? String(index) : 'group' in row ? `group ${row.group.key}` : row.deliverable.id;

/**
 * Deliverables like a spreadsheet: every cell is edited in place, the arrow keys go from cell to cell, the first
 * column stands still. Only the rows in sight are drawn.
 */
export function DeliverableRows({ groups, selected, onSelect }: DeliverableRowsProps) {
  const edits = useCan('editDeliverables');
  const opens = useCan('seeDrafts');
  const lists = useConfiguration();
  const [previews, setPreviews] = useRemembered('deliverables.previews', true);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo<Row[]>(() => {
    let at = 0;
    return groups.flatMap((group) => [
      { group },
      ...group.deliverables.map((deliverable) => ({ deliverable, at: at++ })),
    ]);
  }, [groups]);
  const listed = useMemo(() => groups.flatMap((group) => group.deliverables), [groups]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index] && 'group' in rows[index] ? 36 : previews ? 56 : 36),
    getItemKey: (index) => keyOf(rows[index], index),
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came, went or moved are measured anew, whoever moved them.
  useEffect(() => virtual.measure(), [rows, previews]);
  const choices = useMemo<SheetChoices>(
    () => ({ type: lists.delTypes.map((type) => type.display), format: lists.formats, brand: lists.brand }),
    [lists],
  );
  const edit = useDeliverableEdits();
  const sheet = useSheetBlock(listed, choices, edits);
  const save = useCallback(
    (deliverable: Deliverable, column: SheetColumn, value: string) =>
      void edit(
        [{ deliverable, changes: { [column.field]: value === '' ? null : value } }],
        `${column.title} of ${deliverable.title} was changed`,
      ),
    [edit],
  );

  const { rememberPressed } = useOpenedEntry('Sheet', scroller, () => rows.map(keyOf), listed.length > 0);

  return (
    <>
      <Group justify="space-between">
        <Switch
          size="xs"
          label="Show previews"
          checked={previews}
          onChange={(event) => setPreviews(event.currentTarget.checked)}
        />
        {edits && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            Shift with a click or the arrows chooses cells; Ctrl C, Ctrl V and Ctrl D copy, paste and fill down.
          </Text>
        )}
      </Group>
      <div ref={scroller} className={classes.sheet} onClickCapture={rememberPressed}>
        <div
          role="grid"
          tabIndex={-1}
          {...sheet.handlers}
          aria-label="Deliverables"
          aria-rowcount={rows.length + 1}
          style={{ height: virtual.getTotalSize() + headHeight, position: 'relative' }}
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
            const place = { transform: `translateY(${item.start + headHeight}px)`, height: item.size };
            if ('group' in row) {
              return (
                <div key={`group ${row.group.key}`} role="row" className={classes.group} style={place} tabIndex={-1}>
                  <span role="gridcell" tabIndex={-1}>
                    {row.group.title} · {formatCount(row.group.deliverables.length)}
                  </span>
                </div>
              );
            }
            const { deliverable, at } = row;
            const [from, to] = sheet.heldIn(at) ?? [];
            return (
              <SheetRow
                key={deliverable.id}
                deliverable={deliverable}
                at={at}
                index={item.index + 2}
                start={item.start + headHeight}
                height={item.size}
                from={from}
                to={to}
                columns={columns}
                choices={choices}
                edits={edits}
                opens={opens}
                previews={previews}
                selected={selected.has(deliverable.id)}
                onSelect={onSelect}
                onSave={save}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
