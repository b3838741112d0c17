import { Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Cost, costs as costType, formatPounds, sumPounds } from '@pavilion/domain';
import { billingPolicies } from '@pavilion/domain/policies/billing';
import { IconTableImport, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { sortRows } from '../../kit/sort-rows.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { notifyDeleted } from '../../parts/use-erase.ts';
import { useMay } from '../../session/use-may.ts';
import { useBriefTitles } from '../brief-titles.tsx';
import { useBudgetNames } from '../budget-pick.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { AddCost } from './add-cost.tsx';
import { type CostNames, costColumns, costSortValue } from './cost-columns.tsx';
import { CostFilters, costAddress, fitsCostFilters, isFiltered } from './cost-filters.tsx';
import type { CostScope } from './cost-scope.ts';
import { PayCosts } from './pay-costs.tsx';

const ImportCosts = lazyPart(() => import('./import-costs.tsx').then((module) => module.ImportCosts), {
  frame: inCorner,
});
const EditCost = lazyPart(() => import('./edit-cost.tsx').then((module) => module.EditCost), { frame: inCorner });

interface CostsPanelProps {
  costs: readonly Cost[];
  loading: boolean;
  error?: string | undefined;
  scope: CostScope;
  /** Whether no new costs are entered here, as for an inactive budget. */
  closed?: boolean;
  /** What an empty list says. */
  none?: string;
  /** Name of the exported file, without its extension. */
  fileName: string;
}

/** Table of costs with filters, to add, edit, delete, import and export costs (PLN-044..047). */
export function CostsPanel(props: CostsPanelProps) {
  const { costs, loading, error, scope, closed = false, none = 'There are no costs yet.', fileName } = props;
  const [url, setUrl] = useUrlState(costAddress);
  const enters = useMay(billingPolicies.costs).insert();
  const [edited, setEdited] = useState<Cost | null>(null);
  const [importing, setImporting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const names = useCostNames(costs);
  const rows = useMemo(
    () =>
      sortRows(
        costs.filter((cost) => fitsCostFilters(cost, url, names)),
        url.costSort,
        (cost, field) => costSortValue(cost, field, names),
      ),
    [costs, url, names],
  );
  const erase = useEraseCosts();
  const narrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const columns = useMemo(
    () => costColumns({ scope, names, onEdit: enters ? setEdited : undefined, narrow }),
    [scope, names, enters, narrow],
  );
  const selected = rows.filter(({ id }) => chosen.has(id));
  const filtered = isFiltered(url);
  return (
    <Stack gap="md">
      {enters && <AddCost scope={scope} closed={closed} />}
      <CostFilters
        actions={
          <>
            {enters && !closed && (
              <Button variant="default" leftSection={<IconTableImport size={16} />} onClick={() => setImporting(true)}>
                Import Spreadsheet
              </Button>
            )}
            {costs.length > 0 && (
              <ExportButton
                fileName={fileName}
                sheets={(book) => [book.costSheet(rows, names), book.totalSheet(rows)]}
              />
            )}
          </>
        }
      />
      {selected.length > 0 && (
        <CostSelection
          costs={selected}
          // Only of the list of costs that no budget pays for.
          onPaid={enters && !scope.productionId && !scope.budget ? () => setChosen(new Set()) : undefined}
          onDelete={async () => {
            if (await erase(selected)) setChosen(new Set());
          }}
          onClear={() => setChosen(new Set())}
        />
      )}
      <DataTable
        label="Costs"
        rows={rows}
        columns={columns}
        loading={loading}
        error={error}
        sort={url.costSort}
        onSort={(costSort) => setUrl({ costSort })}
        maxHeight={640}
        {...(enters
          ? {
              selected: chosen,
              onSelect: setChosen,
              selectLabel: (cost: Cost) => `${cost.type ?? 'cost'} ${formatPounds(cost.amount)}`,
              onOpen: setEdited,
            }
          : {})}
        empty={<EmptyState>{filtered && costs.length > 0 ? 'No costs match these filters.' : none}</EmptyState>}
        footer={
          rows.length > 0 && (
            <Text size="sm" fw={600} component="span" className="tabular">
              {countCosts(rows.length)}
              {rows.length < costs.length && ` of ${formatCount(costs.length)}`} · Total{' '}
              {formatPounds(sumPounds(rows.map(({ amount }) => amount)))}
            </Text>
          )
        }
      />
      {edited && (
        <EditCost
          key={edited.id}
          cost={costs.find(({ id }) => id === edited.id) ?? edited}
          names={names}
          onClose={() => setEdited(null)}
          onDelete={async () => {
            if (await erase([edited])) setEdited(null);
          }}
        />
      )}
      {importing && <ImportCosts scope={scope} onClose={() => setImporting(false)} />}
    </Stack>
  );
}

const countCosts = (count: number) => countWords(count, 'cost');

/** Names of the briefs and budgets of these costs. */
function useCostNames(costs: readonly Cost[]): CostNames {
  const titles = useBriefTitles(costs);
  const budgets = useBudgetNames();
  return useMemo(() => ({ titles, budgets }), [titles, budgets]);
}

interface CostSelectionProps {
  costs: readonly Cost[];
  /** Where they can be given a budget: told when they have one. */
  onPaid: (() => void) | undefined;
  onDelete: () => Promise<void>;
  onClear: () => void;
}

/** How many costs are selected, their sum, and what can be done with them. */
function CostSelection({ costs, onPaid, onDelete, onClear }: CostSelectionProps) {
  return (
    <Group gap="sm" role="status">
      <Text size="sm" className="tabular">
        {countCosts(costs.length)} · {formatPounds(sumPounds(costs.map(({ amount }) => amount)))}
      </Text>
      {onPaid && <PayCosts costs={costs} onPaid={onPaid} />}
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<IconTrash size={14} />}
        onClick={() => void onDelete()}
      >
        Delete
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        Clear Selection
      </Button>
    </Group>
  );
}

/** Confirms, deletes all or none of the costs, and offers an undo. */
function useEraseCosts() {
  const confirm = useConfirm();
  const remove = useCall(calls.billing.deleteCosts);
  return async (costs: readonly Cost[]): Promise<boolean> => {
    const sum = formatPounds(sumPounds(costs.map(({ amount }) => amount)));
    const agreed = await confirm({
      title: 'Are you sure?',
      text: `${countCosts(costs.length)} of ${sum} will be deleted.`,
      confirm: 'Delete',
      danger: true,
    });
    if (!agreed || !(await remove.run({ ids: costs.map(({ id }) => id) }))) return false;
    notifyDeleted(
      costType,
      costs.map(({ id }) => id),
      `${countCosts(costs.length)} deleted.`,
    );
    return true;
  };
}
