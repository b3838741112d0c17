import { Text } from '@mantine/core';
import { formatDay, formatPounds, type SheetCost, sumPounds } from '@pavilion/domain';
import type { Column } from '../../kit/column.ts';
import { countWords } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { Money } from '../money.tsx';

interface CostsInFileProps {
  rows: readonly SheetCost[];
  /** The rows that would be imported. */
  taken: readonly SheetCost[];
}

/** Table of the costs in a spreadsheet: which of them would be imported, and the total of those. */
export function CostsInFile({ rows, taken }: CostsInFileProps) {
  const lines = new Set(taken.map(({ line }) => line));
  return (
    <DataTable
      label="Costs in the file"
      rows={rows.map((row) => ({ ...row, id: String(row.line), left: taken.length > 0 && !lines.has(row.line) }))}
      columns={[
        ...columns,
        ...(rows.some(({ brief }) => brief) ? [briefColumn] : []),
        ...(rows.some(({ budget }) => budget) ? [budgetColumn] : []),
      ]}
      maxHeight={320}
      footer={
        <Text size="sm" fw={600} component="span" className="tabular">
          {importWords(rows, taken)}
        </Text>
      }
    />
  );
}

/** `2 of 3 costs will be imported · Total £40.00` */
function importWords(rows: readonly SheetCost[], taken: readonly SheetCost[]): string {
  if (taken.length === 0) return 'No costs will be imported.';
  const total = formatPounds(sumPounds(taken.map(({ amount }) => amount)));
  const some = taken.length < rows.length ? `${taken.length} of ` : '';
  return `${some}${countWords(rows.length, 'cost')} will be imported · Total ${total}`;
}

type Row = SheetCost & {
  id: string;
  /** Whether other rows are imported, but not this one. */
  left: boolean;
};

const briefColumn: Column<Row> = {
  key: 'brief',
  title: 'Brief',
  width: 160,
  render: ({ brief }) => brief?.title ?? '–',
};
const budgetColumn: Column<Row> = {
  key: 'budget',
  title: 'Budget',
  width: 140,
  render: ({ budget }) => budget?.name ?? '–',
};
const columns: Column<Row>[] = [
  { key: 'line', title: 'Row', width: 60, render: ({ line }) => <span className="tabular">{line}</span> },
  { key: 'date', title: 'Date', width: 110, render: ({ date }) => <span className="tabular">{formatDay(date)}</span> },
  { key: 'type', title: 'Type', width: 110, render: ({ type }) => type },
  {
    key: 'description',
    title: 'Description',
    wide: true,
    render: ({ description, known, repeats, left }) => (
      <>
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }} title={description || undefined}>
          {description || '–'}
        </Text>
        {/* On its own line, where a long description cannot cut it off. */}
        {(known || repeats !== undefined || left) && (
          <Text size="xs" c={known || repeats !== undefined ? 'var(--pv-orange)' : 'dimmed'}>
            {[known && 'already exists', repeats !== undefined && `repeats row ${repeats}`, left && 'not imported']
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </>
    ),
  },
  { key: 'amount', title: 'Amount', width: 110, align: 'right', render: ({ amount }) => <Money amount={amount} /> },
];
