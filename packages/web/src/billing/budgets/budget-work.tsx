import { Button, Stack, Text } from '@mantine/core';
import { type Budget, formatDay, formatDays, formatPounds, type Shift, sumPounds, sumWork } from '@pavilion/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { urlSort } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useCan } from '../../session/session-provider.tsx';
import { BriefName, useBriefTitles } from '../brief-titles.tsx';
import { Money } from '../money.tsx';
import { sortRows } from '../sort-rows.ts';
import { useAttribution } from '../work/use-attribution.ts';

const address = { workSort: urlSort('date', 'desc') };

interface BudgetWorkProps {
  budget: Budget;
  work: readonly Shift[];
  loading: boolean;
}

/** The shifts that a budget pays for; they can be given back to Work Attribution. */
export function BudgetWork({ budget, work, loading }: BudgetWorkProps) {
  const [url, setUrl] = useUrlState(address);
  const plans = useCan('planWork');
  const titles = useBriefTitles(work);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { takeBack, pending } = useAttribution();
  const rows = useMemo(
    () => sortRows(work, url.workSort, (shift, field) => sortValue(shift, field, titles)),
    [work, url.workSort, titles],
  );
  const columns = useMemo(() => columnsWith(titles), [titles]);
  const selected = rows.filter(({ id }) => chosen.has(id));
  const { days, cost } = useMemo(() => sumWork(work), [work]);
  // Whoever sees only the people of one company does not see all the work that the total counts.
  const unseen = sumPounds([budget.workTotal, -cost]);
  return (
    <Stack gap="sm">
      {selected.length > 0 && (
        <Button
          size="xs"
          variant="light"
          w="fit-content"
          loading={pending}
          leftSection={<IconArrowBackUp size={14} />}
          onClick={async () => {
            if (await takeBack(selected, budget)) setChosen(new Set());
          }}
        >
          Take {selected.length === 1 ? '1 shift' : `${selected.length} shifts`} ({formatPounds(sumWork(selected).cost)}
          ) off this budget
        </Button>
      )}
      <DataTable
        label="Attributed work"
        rows={rows}
        columns={columns}
        loading={loading}
        sort={url.workSort}
        onSort={(workSort) => setUrl({ workSort })}
        maxHeight={640}
        {...(plans
          ? {
              selected: chosen,
              onSelect: setChosen,
              selectLabel: (shift: Shift) => `${shift.resourceName ?? 'shift'} ${formatDay(shift.date)}`,
            }
          : {})}
        empty={
          <EmptyState
            action={
              <ButtonLink variant="default" to="/ratecard-work">
                Open Work Attribution
              </ButtonLink>
            }
          >
            No work is attributed to this budget.
          </EmptyState>
        }
        footer={
          rows.length > 0 && (
            <Text size="sm" component="span" className="tabular">
              {formatDays(days)} · {formatPounds(cost)}
              {!loading && unseen > 0 && ` · ${formatPounds(unseen)} more is work of other companies`}
            </Text>
          )
        }
      />
    </Stack>
  );
}

function sortValue(shift: Shift, field: string, titles: ReadonlyMap<string, string>) {
  switch (field) {
    case 'brief':
      return shift.productionId ? titles.get(shift.productionId) : undefined;
    case 'date':
    case 'resourceName':
    case 'days':
    case 'cost':
      return shift[field];
    default:
      return undefined;
  }
}

const columnsWith = (titles: ReadonlyMap<string, string>): Column<Shift>[] => [
  {
    key: 'date',
    title: 'Date',
    width: 120,
    sortable: true,
    render: ({ date }) => <span className="tabular">{formatDay(date)}</span>,
  },
  {
    key: 'resourceName',
    title: 'Resource',
    sortable: true,
    render: ({ resourceName, productionId }) => (
      <>
        {resourceName ?? 'Resource'}
        <Text size="xs" component="div" hiddenFrom="sm">
          <BriefName id={productionId} titles={titles} />
        </Text>
      </>
    ),
  },
  {
    key: 'brief',
    title: 'Brief',
    wide: true,
    sortable: true,
    render: ({ productionId }) => <BriefName id={productionId} titles={titles} />,
  },
  {
    key: 'days',
    title: 'Effort',
    width: 100,
    align: 'right',
    wide: true,
    sortable: true,
    render: ({ days }) => <span className="tabular">{formatDays(days)}</span>,
  },
  {
    key: 'cost',
    title: 'Cost',
    width: 120,
    align: 'right',
    sortable: true,
    render: ({ cost }) => <Money amount={cost} />,
  },
];
