import { type Budget, budgets } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { Select, type SelectProps } from '../kit/select.tsx';

/** Names of all budgets, by id. */
export function useBudgetNames(): ReadonlyMap<string, string> {
  const { documents } = useLive(budgets, { orderBy: [{ field: 'name', direction: 'asc' }] });
  return useMemo(() => new Map(documents.map(({ id, name }) => [id, name || 'No name'])), [documents]);
}

type BudgetPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  /** Departments whose budgets, and those of none, are offered before the others. */
  departments?: ReadonlySet<string>;
};
const none: ReadonlySet<string> = new Set();

/** Choice of an active budget (PLN-051, OPN-057). A budget that is already chosen stays, even if inactive or deleted. */
export function BudgetPick({ value, onChange, departments = none, ...rest }: BudgetPickProps) {
  const { documents } = useLive(budgets, {
    where: { active: true },
    orderBy: [{ field: 'name', direction: 'asc' }],
  });
  const names = useBudgetNames();
  const data = useMemo(() => {
    const optionOf = ({ id, name }: Budget) => ({ value: id, label: name || 'No name' });
    const fits = ({ department }: Budget) => !department || departments.has(department);
    const fitting = documents.filter(fits).map(optionOf);
    const others = documents.filter((budget) => !fits(budget)).map(optionOf);
    const isGrouped = departments.size > 0 && fitting.length > 0 && others.length > 0;
    const grouped = [
      { group: `For ${[...departments].sort().join(', ')}`, items: fitting },
      { group: 'Other departments', items: others },
    ];
    const offered = isGrouped ? grouped : documents.map(optionOf);
    const isMissing = value && !documents.some(({ id }) => id === value);
    return isMissing ? [...offered, { value, label: names.get(value) ?? 'Unknown budget' }] : offered;
  }, [documents, departments, names, value]);
  return (
    <Select
      searchable
      clearable
      nothingFoundMessage="No active budgets found."
      limit={200}
      {...rest}
      data={data}
      value={value ?? null}
      onChange={(id) => onChange(id)}
    />
  );
}
