import { ActionIcon, Checkbox, Group, Text } from '@mantine/core';
import { type Budget, briefs, formatDay, formatDays, pagePath, type Shift } from '@pavilion/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Column } from '../../kit/column.ts';
import { countWords } from '../../kit/count-words.ts';
import { PageLink } from '../../kit/links.tsx';
import { Money } from '../money.tsx';
import { BudgetCell } from './budget-cell.tsx';
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

/** Columns for groups and their shifts in one table, so that a long list renders only its visible rows. */
export function workColumns(input: WorkColumnsInput): Column<WorkRow>[] {
  const { by, titles, chosen, paying, attributes, pending, choose, turn, pay } = input;
  const options = paying.map(({ id, name }) => ({ value: id, label: name || 'No name' }));
  const other = (shift: Shift) =>
    by === 'brief' ? (shift.resourceName ?? 'Resource') : (titles.get(shift.productionId ?? '') ?? 'Without a brief');

  const select: Column<WorkRow> = {
    key: 'select',
    title: '',
    label: 'Select',
    width: 44,
    render: (row) => {
      const ids = row.kind === 'group' ? row.group.shifts.map(({ id }) => id) : [row.shift.id];
      const on = ids.filter((id) => chosen.has(id)).length;
      const words = row.kind === 'group' ? `all of ${row.name}` : `${other(row.shift)} ${formatDay(row.shift.date)}`;
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
  };
  const budget: Column<WorkRow> = {
    key: 'budget',
    title: 'Budget',
    width: 220,
    // On phones, people select work and choose the budget in the bar above.
    wide: true,
    render: (row) =>
      row.kind === 'shift' && (
        <BudgetCell
          label={`Choose a budget for ${other(row.shift)} ${formatDay(row.shift.date)}`}
          disabled={pending}
          options={options}
          onPick={(id) => {
            const paid = paying.find((each) => each.id === id);
            if (paid) void pay([row.shift], paid);
          }}
        />
      ),
  };
  return [
    ...(attributes ? [select] : []),
    {
      key: 'name',
      title: by === 'brief' ? 'Brief and resource' : 'Resource and brief',
      render: (row) =>
        row.kind === 'group' ? (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-expanded={row.open}
              aria-label={row.open ? `Collapse ${row.name}` : `Expand ${row.name}`}
              onClick={() => turn(row.group.key)}
            >
              {row.open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
            </ActionIcon>
            {by === 'brief' && titles.has(row.group.key) ? (
              <PageLink fw={600} to={pagePath(briefs, { id: row.group.key })}>
                {row.name}
              </PageLink>
            ) : (
              <Text size="sm" fw={600}>
                {row.name}
              </Text>
            )}
            <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
              {countWords(row.group.shifts.length, 'session')}
            </Text>
          </Group>
        ) : (
          <div style={{ paddingLeft: 28 }}>
            <Text size="sm">{other(row.shift)}</Text>
            <Text size="xs" c="dimmed" className="tabular" hiddenFrom="sm">
              {formatDay(row.shift.date)} · {formatDays(row.shift.days)}
            </Text>
            {row.shift.title && row.shift.title !== titles.get(row.shift.productionId ?? '') && (
              <Text size="xs" c="dimmed" lineClamp={1}>
                {row.shift.title}
              </Text>
            )}
          </div>
        ),
    },
    {
      key: 'date',
      title: 'Date',
      width: 120,
      wide: true,
      render: (row) => row.kind === 'shift' && <span className="tabular">{formatDay(row.shift.date)}</span>,
    },
    {
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
    },
    {
      key: 'cost',
      title: 'Cost',
      width: 130,
      align: 'right',
      render: (row) => (
        <Money amount={row.kind === 'group' ? row.group.cost : row.shift.cost} strong={row.kind === 'group'} />
      ),
    },
    ...(attributes ? [budget] : []),
  ];
}
