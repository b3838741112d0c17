import { Checkbox, Text } from '@mantine/core';
import { type Budget, formatDay, formatDays, type Shift } from '@pavilion/domain';
import type { Column } from '../../kit/column.ts';
import { Money } from '../money.tsx';
import { BudgetCell } from './budget-cell.tsx';
import { WorkCost } from './work-cost.tsx';
import { GroupName, ShiftName } from './work-name.tsx';
import type { WorkRow } from './work-row.ts';

interface WorkColumnsInput {
  by: 'brief' | 'resource';
  titles: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
  paying: readonly Budget[];
  attributes: boolean;
  pending: boolean;
  choose: (ids: readonly string[], on: boolean) => void;
  turn: (key: string) => void;
  pay: (work: readonly Shift[], budget: Budget) => Promise<unknown>;
}

/** Name of a shift within its group: the resource in a brief, the brief in a resource. */
type NameOfShift = (shift: Shift) => string;

/** Columns for groups and their shifts in one table, so that a long list renders only its visible rows. */
export function workColumns(input: WorkColumnsInput): Column<WorkRow>[] {
  const { by, titles, attributes } = input;
  const nameOf: NameOfShift = (shift) =>
    by === 'brief' ? (shift.resourceName ?? 'Resource') : (titles.get(shift.productionId ?? '') ?? 'Without a brief');
  const columns = [nameColumn(input, nameOf), dateColumn, effortColumn, costColumn];
  return attributes ? [selectColumn(input, nameOf), ...columns, budgetColumn(input, nameOf)] : columns;
}

const selectColumn = ({ chosen, choose }: WorkColumnsInput, nameOf: NameOfShift): Column<WorkRow> => ({
  key: 'select',
  pressed: true,
  title: '',
  label: 'Select',
  width: 44,
  render: (row) => {
    const ids = row.kind === 'group' ? row.group.shifts.map(({ id }) => id) : [row.shift.id];
    const on = ids.filter((id) => chosen.has(id)).length;
    const words = row.kind === 'group' ? `all of ${row.name}` : `${nameOf(row.shift)} ${formatDay(row.shift.date)}`;
    return (
      <Checkbox
        size="xs"
        aria-label={`Select ${words}`}
        checked={on === ids.length}
        indeterminate={on > 0 && on < ids.length}
        onChange={(event) => choose(ids, event.currentTarget.checked)}
      />
    );
  },
});

const nameColumn = ({ by, titles, turn }: WorkColumnsInput, nameOf: NameOfShift): Column<WorkRow> => ({
  key: 'name',
  title: by === 'brief' ? 'Brief and resource' : 'Resource and brief',
  render: (row) =>
    row.kind === 'group' ? (
      <GroupName
        name={row.name}
        group={row.group}
        open={row.open}
        linked={by === 'brief' && titles.has(row.group.key)}
        onTurn={turn}
      />
    ) : (
      <ShiftName name={nameOf(row.shift)} shift={row.shift} briefTitle={titles.get(row.shift.productionId ?? '')} />
    ),
});

const dateColumn: Column<WorkRow> = {
  key: 'date',
  title: 'Date',
  width: 120,
  wide: true,
  render: (row) => row.kind === 'shift' && <span className="tabular">{formatDay(row.shift.date)}</span>,
};

const effortColumn: Column<WorkRow> = {
  key: 'days',
  title: 'Effort',
  width: 100,
  align: 'right',
  wide: true,
  render: (row) => (
    <Text
      span
      size="sm"
      fw={row.kind === 'group' ? 600 : undefined}
      className="tabular"
      style={{ whiteSpace: 'nowrap' }}
    >
      {formatDays(row.kind === 'group' ? row.group.days : row.shift.days)}
    </Text>
  ),
};

const costColumn: Column<WorkRow> = {
  key: 'cost',
  title: 'Cost',
  width: 130,
  align: 'right',
  render: (row) => (row.kind === 'group' ? <Money amount={row.group.cost} strong /> : <WorkCost shift={row.shift} />),
};

const budgetColumn = ({ paying, pending, pay }: WorkColumnsInput, nameOf: NameOfShift): Column<WorkRow> => {
  const options = paying.map(({ id, name }) => ({ value: id, label: name || 'No name' }));
  return {
    key: 'budget',
    pressed: true,
    title: 'Budget',
    width: 220,
    // On phones, people select work and choose the budget in the bar above.
    wide: true,
    render: (row) =>
      row.kind === 'shift' && (
        <BudgetCell
          label={`Choose a budget for ${nameOf(row.shift)} ${formatDay(row.shift.date)}`}
          disabled={pending}
          options={options}
          onPick={(id) => {
            const paid = paying.find((each) => each.id === id);
            if (paid) void pay([row.shift], paid);
          }}
        />
      ),
  };
};
