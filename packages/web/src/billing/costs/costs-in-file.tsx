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

/** Table of the costs in a spreadsheet, with the total of those that would be imported. */
export const CostsInFile = ({ rows, taken }: CostsInFileProps) => (
  <DataTable
    label="Costs in the file"
    rows={rows.map((row) => ({ ...row, id: String(row.line) }))}
    columns={rows.some(({ brief }) => brief) ? [...columns, briefColumn] : columns}
    maxHeight={320}
    footer={
      <Text size="sm" fw={600} component="span" className="tabular">
        {countWords(taken.length, 'cost')} · Total {formatPounds(sumPounds(taken.map(({ amount }) => amount)))}
      </Text>
    }
  />
);

const briefColumn: Column<SheetCost & { id: string }> = {
  key: 'brief',
  title: 'Brief',
  width: 200,
  render: ({ brief }) => brief?.title ?? '–',
};
const columns: Column<SheetCost & { id: string }>[] = [
  { key: 'line', title: 'Row', width: 60, render: ({ line }) => <span className="tabular">{line}</span> },
  { key: 'date', title: 'Date', width: 110, render: ({ date }) => <span className="tabular">{formatDay(date)}</span> },
  { key: 'type', title: 'Type', width: 140, render: ({ type }) => type },
  {
    key: 'description',
    title: 'Description',
    wide: true,
    render: ({ description, known, repeats }) => (
      <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }} title={description || undefined}>
        {description || '–'}
        {known && (
          <Text span size="xs" c="var(--pv-orange)">
            {' '}
            · already exists
          </Text>
        )}
        {repeats !== undefined && (
          <Text span size="xs" c="var(--pv-orange)">
            {' '}
            · repeats row {repeats}
          </Text>
        )}
      </Text>
    ),
  },
  { key: 'amount', title: 'Amount', width: 130, align: 'right', render: ({ amount }) => <Money amount={amount} /> },
];
