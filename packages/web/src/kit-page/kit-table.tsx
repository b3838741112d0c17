import { useMemo, useState } from 'react';
import type { Column } from '../kit/column.ts';
import { DataTable } from '../kit/data-table.tsx';
import { showingLabel } from '../kit/pager.tsx';
import type { Sort } from '../kit/url-state.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

interface Line {
  id: string;
  title: string;
  state: string;
}
const states = ['production', 'feedback', 'reworking', 'signed', 'held'];
const lines: Line[] = Array.from({ length: 10_000 }, (_, number) => ({
  id: String(number),
  title: `Deliverable ${number + 1}`,
  state: states[number % states.length] ?? 'production',
}));
const columns: Column<Line>[] = [
  { key: 'title', title: 'Title', sortable: true, render: ({ title }) => title, frozen: true },
  { key: 'state', title: 'State', sortable: true, render: ({ state }) => <StatusBadge status={state} />, width: 220 },
];

/** Table of ten thousand rows, virtualised. */
export function KitTable() {
  const [sort, setSort] = useState<Sort>({ field: 'title', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const side = sort.direction === 'asc' ? 1 : -1;
    const field = sort.field === 'state' ? 'state' : 'title';
    return [...lines].sort((left, right) => side * left[field].localeCompare(right[field], 'en', { numeric: true }));
  }, [sort]);
  return (
    <DataTable
      label="Ten thousand rows"
      rows={rows}
      columns={columns}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={setSelected}
      selectLabel={({ title }) => title}
      maxHeight={360}
      footer={showingLabel(1, rows.length, rows.length, rows.length, 'rows')}
    />
  );
}
