import { ActionIcon, Text } from '@mantine/core';
import { budgets, type Cost, formatDay, formatPounds, pagePath } from '@pavilion/domain';
import { IconPencil } from '@tabler/icons-react';
import type { Column } from '../../kit/column.ts';
import { PageLink } from '../../kit/links.tsx';
import { BriefName } from '../brief-titles.tsx';
import { Money } from '../money.tsx';
import type { CostScope } from './cost-scope.ts';

export interface CostNames {
  titles: ReadonlyMap<string, string>;
  budgets: ReadonlyMap<string, string>;
}

interface CostColumnsInput {
  scope: CostScope;
  names: CostNames;
  onEdit: ((cost: Cost) => void) | undefined;
  /** Whether the table has no room for the columns of descriptions and briefs, which stand below the type then. */
  narrow: boolean;
}

/** Columns of the costs table: a budget's costs show the brief, a brief's costs show the budget. */
export function costColumns({ scope, names, onEdit, narrow }: CostColumnsInput): Column<Cost>[] {
  const belongs: Column<Cost> = scope.productionId
    ? {
        key: 'budget',
        title: 'Budget',
        width: 200,
        wide: true,
        sortable: true,
        render: ({ budget }) =>
          budget ? (
            <PageLink to={pagePath(budgets, { id: budget })}>{names.budgets.get(budget) ?? 'Budget'}</PageLink>
          ) : (
            '–'
          ),
      }
    : {
        key: 'brief',
        title: 'Brief',
        width: 240,
        wide: true,
        sortable: true,
        render: ({ productionId }) => <BriefName id={productionId} titles={names.titles} />,
      };
  const edit: Column<Cost> = {
    key: 'edit',
    pressed: true,
    title: '',
    label: 'Actions',
    width: 48,
    render: (cost) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Edit ${cost.type ?? 'cost'} ${formatPounds(cost.amount)}`}
        onClick={() => onEdit?.(cost)}
      >
        <IconPencil size={16} />
      </ActionIcon>
    ),
  };
  return [
    {
      key: 'date',
      title: 'Date',
      width: 110,
      sortable: true,
      render: ({ date }) => <span className="tabular">{date ? formatDay(date) : '–'}</span>,
    },
    {
      key: 'type',
      title: 'Type',
      width: 140,
      sortable: true,
      render: (cost) => (
        <>
          {cost.type ?? '–'}
          {narrow && (
            <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
              {cost.description && <div>{cost.description}</div>}
              {belongs.render(cost)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'description',
      title: 'Description',
      wide: true,
      sortable: true,
      render: ({ description }) => (
        <Text size="sm" lineClamp={1} style={{ overflowWrap: 'anywhere' }} title={description || undefined}>
          {description || '–'}
        </Text>
      ),
    },
    belongs,
    {
      key: 'amount',
      title: 'Amount',
      width: 130,
      align: 'right',
      sortable: true,
      render: ({ amount }) => <Money amount={amount} />,
    },
    ...(onEdit ? [edit] : []),
  ];
}

export function costSortValue(cost: Cost, field: string, names: CostNames) {
  switch (field) {
    case 'budget':
      return cost.budget ? names.budgets.get(cost.budget) : undefined;
    case 'brief':
      return cost.productionId ? names.titles.get(cost.productionId) : undefined;
    case 'date':
    case 'type':
    case 'description':
    case 'amount':
      return cost[field];
    default:
      return undefined;
  }
}
