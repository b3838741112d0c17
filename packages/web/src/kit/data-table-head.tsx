import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column, DataTableProps } from './column.ts';
import classes from './data-table.module.css';

/** The head of a table: sortable titles, and a checkbox for all rows of the page. */
export function DataTableHead<T extends { id: string }>(props: DataTableProps<T>) {
  const { columns, rows, selected, onSelect } = props;
  const chosen = rows.filter(({ id }) => selected?.has(id)).length;
  const toggleAll = (on: boolean) => {
    const next = new Set(selected);
    for (const { id } of rows) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelect?.(next);
  };
  return (
    <thead>
      <tr>
        {onSelect && (
          <th className={classes.tick}>
            <Checkbox
              size="xs"
              aria-label="Select all rows on this page"
              checked={rows.length > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              onChange={(event) => toggleAll(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
        ))}
      </tr>
    </thead>
  );
}

type HeadCellProps<T extends { id: string }> = Pick<DataTableProps<T>, 'sort' | 'onSort'> & { column: Column<T> };

function HeadCell<T extends { id: string }>({ column, sort, onSort }: HeadCellProps<T>) {
  const field = column.sortField ?? column.key;
  const direction = sort?.field === field ? sort.direction : undefined;
  const Arrow = direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconSelector;
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      data-align={column.align}
      data-frozen={column.frozen}
      data-wide={column.wide}
      data-pressed={column.pressed}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.sortable && onSort ? (
        <UnstyledButton
          className={classes.sort}
          data-active={direction !== undefined}
          aria-label={column.label ? `Sort by ${column.label}` : undefined}
          onClick={() => onSort({ field, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {column.title}
          <Arrow size={14} aria-hidden />
        </UnstyledButton>
      ) : (
        <>
          {column.title}
          {(column.label || column.title === '') && (
            <span className="visually-hidden">{column.label ?? 'Actions'}</span>
          )}
        </>
      )}
    </th>
  );
}
