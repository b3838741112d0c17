import { Checkbox, Stack, Switch } from '@mantine/core';
import { type Brief, briefs, pagePath, seesWholeBriefs } from '@pavilion/domain';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Column } from '../../kit/column.ts';
import { countWords } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import { ShareBar } from '../../kit/share-bar.tsx';
import { urlPage, urlSort, urlText } from '../../kit/url-state.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { DeadlineLabel } from '../../parts/due-label.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useSearchPage } from '../../parts/use-search-page.ts';
import { useCan, useUser, useViewer } from '../../session/session-provider.tsx';
import { briefSearch, briefsPerPage, usualOrder } from './brief-search.ts';
import classes from './briefs-page.module.css';

const address = {
  search: urlText(),
  department: urlText(),
  producer: urlText(),
  sort: urlSort(usualOrder.field, usualOrder.direction),
  page: urlPage(),
};

/** Briefs, newest change first unless another order is chosen (PRD-002..009). */
export function BriefsPage() {
  const [url, setUrl] = useUrlState(address);
  const [completed, setCompleted] = useRemembered('briefs.completed', false);
  const [mine, setMine] = useRemembered('briefs.mine', false);
  const user = useUser();
  const lists = useConfiguration();
  const plansWork = useCan('planWork');
  const writes = useCan('writeBriefs');
  const counts = seesWholeBriefs(useViewer());
  // The same list while the page stays, or each change of the page would draw all rows.
  const shown = useMemo(() => {
    const plain = counts ? columns : columns.filter(({ key }) => !countColumns.includes(key));
    return plansWork ? [...plain, ...planningColumns] : plain;
  }, [counts, plansWork]);
  const navigate = useNavigate();
  const filters = {
    text: url.search,
    department: url.department,
    producer: url.producer,
    completed,
    mine: mine ? user.id : null,
  };
  const order = shown.some(({ key, sortField = key, sortable }) => sortable && sortField === url.sort.field)
    ? url.sort
    : usualOrder;
  const found = useSearchPage(briefs, 'productions', briefSearch(filters, url.page, order), {
    not: { status: 'Draft' },
  });
  const filtered = Boolean(url.search || url.department || url.producer || mine);

  return (
    <Stack gap="md">
      <FilterBar
        active={filtered}
        onClear={() => {
          setMine(false);
          setUrl({ search: '', department: '', producer: '', page: 1 });
        }}
        actions={
          writes && (
            <ButtonLink to="/new-brief" leftSection={<IconPlus size={16} />}>
              New brief
            </ButtonLink>
          )
        }
      >
        <SearchInput value={url.search} onChange={(search) => setUrl({ search })} placeholder="Search briefs" />
        <Select
          placeholder="Department"
          aria-label="Department"
          clearable
          searchable
          w={180}
          data={lists.departments}
          value={url.department || null}
          onChange={(department) => setUrl({ department: department ?? '' })}
        />
        <Select
          placeholder="Producer"
          aria-label="Producer"
          clearable
          w={150}
          data={lists.producer}
          value={url.producer || null}
          onChange={(producer) => setUrl({ producer: producer ?? '' })}
        />
        <Switch
          label="Mine"
          checked={mine}
          onChange={(event) => {
            setMine(event.currentTarget.checked);
            setUrl({ page: 1 });
          }}
        />
        <Checkbox
          label="Include Completed Productions"
          checked={completed}
          onChange={(event) => {
            setCompleted(event.currentTarget.checked);
            setUrl({ page: 1 });
          }}
        />
      </FilterBar>
      <DataTable
        label="Briefs"
        rows={found.documents}
        columns={shown}
        loading={found.loading}
        error={found.refusal}
        onRetry={found.again}
        sort={order}
        onSort={(sort) => setUrl({ sort, page: 1 })}
        total={found.total}
        more={found.more}
        page={url.page}
        pageSize={briefsPerPage}
        onPage={(page) => setUrl({ page })}
        onOpen={(brief) => void navigate({ to: pagePath(briefs, brief) })}
        empty={<EmptyState>{filtered ? 'No briefs match these filters.' : 'There are no briefs yet.'}</EmptyState>}
      />
    </Stack>
  );
}

const columns: Column<Brief>[] = [
  {
    key: 'title',
    title: 'Brief',
    sortable: true,
    render: (brief) => (
      <>
        <Link className={classes.title} to={pagePath(briefs, brief)}>
          {brief.title}
        </Link>
        <span className={classes.note}>{[brief.department, ...brief.brands].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'due',
    title: 'Next deadline',
    width: 130,
    sortable: true,
    sortField: 'nextDeadline',
    render: (brief) => <DeadlineLabel deadline={brief.nextDeadline} />,
  },
  { key: 'signed', title: 'Signed off', width: 96, render: (brief) => <SignedBar brief={brief} /> },
  {
    key: 'contact',
    title: 'Contact',
    width: 180,
    wide: true,
    render: (brief) => <PersonName id={brief.contact} avatar />,
  },
  {
    key: 'updated',
    title: 'Changed',
    width: 130,
    sortable: true,
    sortField: 'updated_at',
    wide: true,
    render: (brief) => <RelativeDate value={brief.updated_at} ago />,
  },
];

/** Columns about all deliverables of a brief, for people who see all of them. */
const countColumns = ['due', 'signed'];

/** USR-096: for schedulers only. */
const planningColumns: Column<Brief>[] = [
  {
    key: 'days',
    title: 'Days',
    width: 70,
    wide: true,
    render: (brief) => <span className="tabular">{brief.totalDays}</span>,
  },
  {
    key: 'resources',
    title: 'Resources',
    width: 100,
    wide: true,
    render: (brief) => <span className="tabular">{brief.resources.length}</span>,
  },
];

function SignedBar({ brief }: { brief: Brief }) {
  const share = brief.totalDels === 0 ? 0 : Math.round((brief.signedDels / brief.totalDels) * 100);
  return (
    <ShareBar
      percent={share}
      tone="green"
      label={`${brief.signedDels} of ${countWords(brief.totalDels, 'deliverable')} signed off`}
    >
      {brief.signedDels} / {brief.totalDels}
    </ShareBar>
  );
}
