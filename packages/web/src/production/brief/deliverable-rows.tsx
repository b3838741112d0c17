import { Group, Switch, Text } from '@mantine/core';
import { type Brief, type Deliverable, deliverables, fieldLabel, seesWholeBriefs } from '@pavilion/domain';
import { useCallback, useMemo, useState } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { useOpenedEntry } from '../../kit/use-opened-entry.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { offered } from '../../parts/offered.ts';
import { useOpensIn } from '../../parts/opens-in.ts';
import { ComingAndGoing, OthersHere } from '../../parts/others-here.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan, useUser, useViewer } from '../../session/session-provider.tsx';
import type { DeliverableGroup } from './arrange-deliverables.ts';
import classes from './deliverable-rows.module.css';
import { NewRow } from './new-row.tsx';
import { emptyRow } from './new-rows.ts';
import { NewRowsDialog } from './new-rows-dialog.tsx';
import { type SheetChoices, type SheetColumn, type SheetField, sheetFields } from './sheet-edits.ts';
import { SheetRow } from './sheet-row.tsx';
import { type PastedBelow, useSheetBlock } from './use-sheet-block.ts';
import { type OtherInSheet, useSheetOthers } from './use-sheet-others.ts';
import { headHeight, keyOf, rowHeight, useSheetRows } from './use-sheet-rows.ts';

interface DeliverableRowsProps {
  brief: Brief;
  groups: readonly DeliverableGroup[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

const kinds: Record<SheetField, SheetColumn['kind']> = {
  title: 'text',
  type: 'list',
  format: 'list',
  deadline: 'date',
  brand: 'list',
  folderName: 'text',
};
const columns = sheetFields.map<SheetColumn>((field) => ({
  field,
  title: fieldLabel(deliverables, field),
  kind: kinds[field],
}));

/**
 * Deliverables as a sheet: every cell is edited in place, the arrow keys move from cell to cell, the first column stays in
 * sight.
 */
export function DeliverableRows({ brief, groups, selected, onSelect }: DeliverableRowsProps) {
  const edits = useCan('editDeliverables');
  const opens = useOpensIn();
  const [previews, setPreviews] = useRemembered('deliverables.previews', true);
  const { scroller, listed, rows, virtual } = useSheetRows(groups, previews);
  const choices = useSheetChoices();
  const viewer = useViewer();
  const [below, setBelow] = useState<PastedBelow | null>(null);
  const creates = useCan('createDeliverables');
  const sheet = useSheetBlock(listed, choices, edits, creates ? setBelow : undefined);
  const total = virtual.getTotalSize() + headHeight;
  const save = useCellSave(sheet.keep);
  const { others, inRow, handlers } = useSheetOthers(brief);
  const rowOf = ({ cell }: OtherInSheet) => rows.findIndex((row, index) => keyOf(row, index) === cell?.deliverable);
  const whereOf = (other: OtherInSheet) => {
    const row = rows[rowOf(other)];
    return row !== undefined && 'deliverable' in row && `in ${row.deliverable.title}`;
  };
  const goTo = (other: OtherInSheet) => {
    const index = rowOf(other);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'center' });
  };

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
        <OthersHere others={others} whereOf={whereOf} onGo={goTo} />
        <ComingAndGoing others={others} />
        {edits && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            Select cells with Shift and a click or the arrow keys. Ctrl C copies, Ctrl V pastes, Ctrl D fills down, Ctrl
            Z takes back.
          </Text>
        )}
      </Group>
      {listed.length === 0 && (
        <Text size="sm" c="dimmed">
          {seesWholeBriefs(viewer)
            ? 'This brief has no deliverables yet.'
            : 'This brief has no deliverables that you may see.'}{' '}
          Paste rows from a spreadsheet into the empty row.
        </Text>
      )}
      <div ref={scroller} className={classes.sheet} onClickCapture={rememberPressed}>
        <div
          role="grid"
          tabIndex={-1}
          {...sheet.handlers}
          {...handlers}
          aria-label="Deliverables"
          aria-rowcount={rows.length + (creates ? 2 : 1)}
          style={{ height: total + (creates ? rowHeight : 0), position: 'relative' }}
        >
          <HeadRow />
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index];
            if (!row) return null;
            const top = start + headHeight;
            if ('group' in row) return <GroupRow key={keyOf(row, index)} group={row.group} top={top} height={size} />;
            const { deliverable, at } = row;
            const [from, to] = sheet.heldIn(at) ?? [];
            return (
              <SheetRow
                key={deliverable.id}
                deliverable={deliverable}
                at={at}
                index={index + 2}
                start={top}
                height={size}
                from={from}
                to={to}
                columns={columns}
                choices={choices}
                edits={edits}
                opens={opens}
                previews={previews}
                selected={selected.has(deliverable.id)}
                others={inRow.get(deliverable.id)}
                onSelect={onSelect}
                onSave={save}
              />
            );
          })}
          {creates && (
            <NewRow
              columns={columns}
              at={listed.length}
              index={rows.length + 2}
              start={total}
              height={rowHeight}
              onOpen={() => setBelow({ rows: [emptyRow()], changed: [], leftOut: [], write: sheet.keepMade })}
            />
          )}
        </div>
      </div>
      <NewRowsDialog
        brief={brief}
        rows={below?.rows ?? null}
        changed={below?.changed ?? []}
        leftOut={below?.leftOut ?? []}
        choices={choices}
        onClose={() => setBelow(null)}
        onMade={(made) => {
          below?.write(made);
          setBelow(null);
        }}
      />
    </>
  );
}

/** Values that a list cell can take, from the configuration and the restrictions of the user. */
function useSheetChoices(): SheetChoices {
  const lists = useConfiguration();
  const { brandAccess } = useUser();
  return useMemo(
    () => ({
      type: lists.delTypes.map((type) => type.display),
      format: lists.formats,
      brand: offered(lists.brand, brandAccess),
    }),
    [lists, brandAccess],
  );
}

/** Saves one cell, with Undo. */
function useCellSave(keep: ReturnType<typeof useSheetBlock>['keep']) {
  return useCallback(
    (deliverable: Deliverable, { field, title }: SheetColumn, value: string) =>
      void keep(
        [{ deliverable, changes: { [field]: value === '' ? null : value } }],
        `${title} of ${deliverable.title} was changed`,
      ),
    [keep],
  );
}

const HeadRow = () => (
  <div role="row" className={classes.head} tabIndex={-1}>
    {[...columns.map(({ title }) => title), 'State'].map((title) => (
      <span key={title} role="columnheader" tabIndex={-1}>
        {title}
      </span>
    ))}
  </div>
);

interface GroupRowProps {
  group: DeliverableGroup;
  /** Pixels. */
  top: number;
  height: number;
}

const GroupRow = ({ group, top, height }: GroupRowProps) => (
  <div role="row" className={classes.group} style={{ transform: `translateY(${top}px)`, height }} tabIndex={-1}>
    <span role="gridcell" tabIndex={-1}>
      {group.title} · {formatCount(group.deliverables.length)}
    </span>
  </div>
);
