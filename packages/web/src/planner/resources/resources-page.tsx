import { type Billing, billings, formatDays, type Resource, type resources } from '@pavilion/domain';
import { plannerPolicies } from '@pavilion/domain/policies/planner';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import type { Column } from '../../kit/column.ts';
import { countWords } from '../../kit/count-words.ts';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { nameColumn, type Register, RegisterPage } from '../../parts/register-page.tsx';
import { useUser } from '../../session/session-provider.tsx';

const register: Register<typeof resources> = {
  ...plannerPolicies.resources,
  label: 'Resources',
  searched: ({ displayName, group, company }) => [displayName, group, company],
  sortValue,
};

/** The resources of the work planner (PLN-032, OPN-057, OPN-059). */
export function ResourcesPage() {
  const { companyConfirmed: company } = useUser();
  const rates = useLive(billings, {});
  const columns = useMemo(() => columnsWith(rates.documents), [rates.documents]);
  return (
    <RegisterPage
      register={register}
      columns={columns}
      // PLN-034. Most people see only resources of their own company: without it they could not see the new one.
      fresh={company ? { company } : {}}
      footer={(rows) => countWords(rows.length, 'resource')}
    />
  );
}

function sortValue(resource: Resource, field: string) {
  switch (field) {
    case 'displayName':
    case 'group':
    case 'company':
    case 'totalDays':
      return resource[field];
    default:
      return undefined;
  }
}

const columnsWith = (rates: readonly Billing[]): Column<Resource>[] => [
  nameColumn(register, undefined, ({ group }) => group),
  { key: 'group', title: 'Group', sortable: true, width: 160, wide: true, render: ({ group }) => group ?? '–' },
  { key: 'company', title: 'Company', sortable: true, width: 180, wide: true, render: ({ company }) => company ?? '–' },
  { key: 'isPerson', title: 'Kind', width: 90, wide: true, render: ({ isPerson }) => (isPerson ? 'Person' : 'Thing') },
  {
    key: 'defaultBilling',
    title: 'Default billing',
    width: 200,
    wide: true,
    render: ({ defaultBilling }) => rates.find(({ id }) => id === defaultBilling)?.label ?? '–',
  },
  {
    key: 'totalDays',
    title: 'Booked',
    sortable: true,
    width: 110,
    align: 'right',
    render: ({ totalDays }) => <span className="tabular">{formatDays(totalDays)}</span>,
  },
  {
    key: 'actions',
    pressed: true,
    title: '',
    label: 'Actions',
    width: 56,
    // PLN-033
    render: (resource) =>
      resource.totalDays === 0 && (
        <DeleteEntry compact {...plannerPolicies.resources} entry={resource} name={resource.displayName} />
      ),
  },
];
