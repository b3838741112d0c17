import { Checkbox } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { memo } from 'react';
import { PageLink } from '../../kit/links.tsx';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { CurrentFile } from '../../parts/current-file.tsx';
import { thumbOf } from '../../parts/file-thumb.ts';
import { addressIn, type OpensIn } from '../../parts/opens-in.ts';
import { StateBadge } from '../../parts/state-badge.tsx';
import { CellOthers } from './cell-others.tsx';
import classes from './deliverable-rows.module.css';
import { SheetCell } from './sheet-cell.tsx';
import type { SheetChoices, SheetColumn } from './sheet-edits.ts';
import type { OtherInSheet } from './use-sheet-others.ts';

interface SheetRowProps {
  deliverable: Deliverable;
  /** Index among the deliverables, and among all rows including the head. */
  at: number;
  index: number;
  /** Pixels. */
  start: number;
  height: number;
  /** First and last selected column. */
  from: number | undefined;
  to: number | undefined;
  columns: readonly SheetColumn[];
  choices: SheetChoices;
  edits: boolean;
  opens: OpensIn;
  previews: boolean;
  selected: boolean;
  /** Other people who are in this row now. */
  others: readonly OtherInSheet[] | undefined;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onSave: (deliverable: Deliverable, column: SheetColumn, value: string) => void;
}

/** One deliverable as a row. Memoised: scrolling draws new rows only. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { deliverable, at, index, start, height, from, to, columns, choices, edits, opens, previews, selected } = props;
  const address = addressIn(opens, deliverable);
  const isChosen = (column: number) => from !== undefined && to !== undefined && column >= from && column <= to;
  return (
    <div
      role="row"
      data-entry={deliverable.id}
      aria-rowindex={index}
      className={classes.row}
      style={{ transform: `translateY(${start}px)`, height }}
      tabIndex={-1}
    >
      {columns.map((column, place) => (
        <div
          key={column.field}
          role="gridcell"
          tabIndex={-1}
          className={classes.cell}
          data-cell={`${at}:${place}`}
          aria-selected={isChosen(place) || undefined}
        >
          {place === 0 && edits && (
            <Checkbox
              size="xs"
              aria-label={`Select ${deliverable.title}`}
              checked={selected}
              onChange={(event) => props.onSelect([deliverable.id], event.currentTarget.checked)}
            />
          )}
          {place === 0 && previews && (
            <div className={classes.thumb}>
              <CurrentFile of={deliverable}>
                {(file) => <MediaThumb {...thumbOf(file)} alt="" ratio={4 / 3} />}
              </CurrentFile>
            </div>
          )}
          <SheetCell
            column={column}
            deliverable={deliverable}
            choices={choices[column.field]}
            readOnly={!edits}
            onSave={(value) => props.onSave(deliverable, column, value)}
          />
          {props.others && <CellOthers others={props.others.filter(({ cell }) => cell?.field === column.field)} />}
        </div>
      ))}
      <div role="gridcell" tabIndex={-1} className={classes.cell}>
        <StateBadge plain state={deliverable.state} />
        {address && (
          <PageLink size="xs" ml="auto" data-card to={address.to} search={address.search as never}>
            Open
          </PageLink>
        )}
      </div>
    </div>
  );
});
