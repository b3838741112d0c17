import { Checkbox } from '@mantine/core';
import { Fragment, memo, useCallback, useMemo, useRef } from 'react';
import type { Column, DataTableProps } from './column.ts';
import classes from './data-table.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Pager } from './pager.tsx';
import { PleaseWait } from './please-wait.tsx';
import { useOpenedEntry } from './use-opened-entry.ts';
import { useRowKeys } from './use-row-keys.ts';

const RowWindow = lazyPart(() => import('./row-window.tsx').then((module) => module.RowWindow), {
  frame: (message) => (
    <tbody>
      <tr>
        <td colSpan={99}>{message}</td>
      </tr>
    </tbody>
  ),
});

/** Row count above which only rows in view are drawn. */
const manyRows = 120;

/**
 * The product's table: sorting, selection across pages, paging, loading, empty and error states, by mouse and keyboard.
 */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { label, rows, columns, loading = false, fetching = false, error, onRetry, empty } = props;
  const { onOpen, href, selected, onSelect, page, pageSize, total, onPage, maxHeight } = props;
  const scroll = useRef<HTMLDivElement>(null);
  // Only a table with its own scroll area can skip rows.
  const long = maxHeight !== undefined && rows.length > manyRows;
  const onKeyDown = useRowKeys(scroll);
  const width = columns.length + (onSelect ? 1 : 0);

  // Stable callbacks: scrolling draws only the rows that come into view.
  const latest = useRef(props);
  latest.current = props;
  const toggle = useCallback((id: string, on: boolean) => {
    const next = new Set(latest.current.selected);
    if (on) next.add(id);
    else next.delete(id);
    latest.current.onSelect?.(next);
  }, []);
  const ids = () => rows.map(({ id }) => id);
  const { remember } = useOpenedEntry(label, scroll, ids, !loading && rows.length > 0);
  const open = useCallback(
    (row: T) => {
      remember(row.id);
      latest.current.onOpen?.(row);
    },
    [remember],
  );
  const rowOf = (row: T) => {
    const below = props.below?.(row);
    const own = plainRow(row);
    if (!below) return own;
    return (
      <Fragment key={row.id}>
        {own}
        <tr>
          <td colSpan={width}>{below}</td>
        </tr>
      </Fragment>
    );
  };
  const plainRow = (row: T) => (
    <Row
      key={row.id}
      row={row}
      columns={columns}
      selected={selected?.has(row.id) ?? false}
      onSelect={onSelect && toggle}
      selectLabel={onSelect && props.selectLabel?.(row)}
      onOpen={onOpen && open}
      onLeave={onOpen && remember}
      href={href?.(row)}
      className={props.rowClass?.(row)}
    />
  );
  const state = error ? (
    <ErrorState message={error} onRetry={onRetry} />
  ) : loading ? (
    <PleaseWait />
  ) : rows.length === 0 ? (
    (empty ?? <EmptyState>There is nothing here yet.</EmptyState>)
  ) : null;

  return (
    <div className={classes.frame} data-bare={props.bare ?? false}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the rows, which have the focus themselves. */}
      <div
        ref={scroll}
        className={classes.scroll}
        style={{ maxHeight }}
        data-fetching={fetching}
        onKeyDown={onKeyDown}
        // Without focusable rows, the scroll area itself must be reachable by keyboard.
        {...(maxHeight !== undefined && !onOpen ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      >
        <table
          className={classes.table}
          aria-label={label}
          aria-busy={loading || fetching}
          aria-rowcount={props.more ? -1 : (total ?? rows.length)}
        >
          <DataTableHead {...props} />
          {!state &&
            (long ? (
              <RowWindow count={rows.length} scroll={scroll} width={width}>
                {(index) => rows[index] && rowOf(rows[index])}
              </RowWindow>
            ) : (
              <tbody>{rows.map(rowOf)}</tbody>
            ))}
        </table>
        {state}
      </div>
      {(props.footer || (onPage && total !== undefined && pageSize !== undefined)) && (
        <div className={classes.foot}>
          <span className={classes.count}>{loading ? '' : props.footer}</span>
          {onPage && total !== undefined && pageSize !== undefined && (
            <Pager
              page={page ?? 1}
              pageSize={pageSize}
              total={total}
              more={props.more}
              onPage={onPage}
              onPageSize={props.onPageSize}
              {...(props.footer || loading ? { noun: null } : {})}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface RowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  selected: boolean;
  onSelect: ((id: string, on: boolean) => void) | undefined;
  selectLabel: string | undefined;
  onOpen: ((row: T) => void) | undefined;
  onLeave: ((id: string) => void) | undefined;
  href: string | undefined;
  className: string | undefined;
}

/** Clicks on these elements do not open the row. */
const interactive = 'a,button,input,select,textarea,label,[role="button"],[role="menuitem"],[role="option"]';

function RowInner<T extends { id: string }>({
  row,
  columns,
  selected,
  onSelect,
  selectLabel,
  onOpen,
  onLeave,
  href,
  className,
}: RowProps<T>) {
  const cells = useMemo(() => columns.map((column) => ({ column, content: column.render(row) })), [columns, row]);
  const own = (target: EventTarget) => !(target as Element).closest(interactive);
  return (
    <tr
      data-entry={row.id}
      // A link in the row opens the same page, so remember the row here too.
      onClickCapture={() => onLeave?.(row.id)}
      data-opens={onOpen !== undefined}
      className={className}
      aria-selected={onSelect ? selected : undefined}
      tabIndex={onOpen ? 0 : undefined}
      onClick={(event) => {
        if (!onOpen || !own(event.target) || window.getSelection()?.toString()) return;
        if (href && (event.ctrlKey || event.metaKey)) window.open(href, '_blank', 'noopener');
        else onOpen(row);
      }}
      onAuxClick={(event) => {
        if (href && event.button === 1 && own(event.target)) window.open(href, '_blank', 'noopener');
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter') onOpen?.(row);
        if (event.key === ' ' && onSelect) {
          event.preventDefault();
          onSelect(row.id, !selected);
        }
      }}
    >
      {onSelect && (
        <td className={classes.tick}>
          <Checkbox
            size="xs"
            checked={selected}
            aria-label={selectLabel ? `Select ${selectLabel}` : 'Select this row'}
            onChange={(event) => onSelect(row.id, event.currentTarget.checked)}
          />
        </td>
      )}
      {cells.map(({ column, content }) => (
        <td
          key={column.key}
          data-align={column.align}
          data-frozen={column.frozen}
          data-wide={column.wide}
          data-pressed={column.pressed}
        >
          {content}
        </td>
      ))}
    </tr>
  );
}

const Row = memo(RowInner) as typeof RowInner;
