import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { deliveryFields, deliveryWhere, matchConditions } from '@pavilion/domain/archive';
import { IconListSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { urlChoice, urlList, urlPage } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { filtersOf, matchFilterFields } from '../../matches/match-filter-fields.ts';
import { MatchFilterForm } from '../../matches/match-filter-form.tsx';
import { noneFound } from '../../none-found.ts';
import { WhomToAsk } from '../../whom-to-ask.tsx';
import { MatchFiltersFold } from '../match-filters-fold.tsx';
import { useSelectedEvents } from '../use-selected-events.ts';
import { DeliveryExport } from './delivery-export.tsx';
import { DeliverySelection } from './delivery-selection.tsx';
import { DisplayFields } from './display-fields.tsx';
import { foundWords } from './found-words.ts';
import { PagedDeliveries, pageWithin } from './paged-deliveries.tsx';
import { QueryBuilder } from './query-builder.tsx';
import { useChosenFields } from './use-chosen-fields.ts';
import { useDeliveryWindow } from './use-delivery-window.ts';

const asked = Object.fromEntries(deliveryFields.map(({ key }) => [key, urlList()]));
const address = {
  ...asked,
  ...matchFilterFields,
  view: urlChoice(['cards', 'table'], 'cards'),
  page: urlPage(),
};
/** A search is a step of its own: Back undoes it, instead of leaving the page. */
const undoable = { push: true };
/** The newest match first, each match from its first ball. */
const newestMatchFirst = [
  { field: 'startDate', direction: 'desc' },
  { field: 'innings', direction: 'asc' },
  { field: 'over', direction: 'asc' },
  { field: 'ballNum', direction: 'asc' },
] as const;

/** Delivery Clip Search: the deliveries with video that match the Query Builder (ARC-058..064). */
export function DeliveriesPage() {
  const [url, setUrl] = useUrlState(address);
  const match = useMemo(() => filtersOf(url), [url]);
  const filters = useMemo(() => {
    const values = url as unknown as Record<string, string[]>;
    return Object.fromEntries(deliveryFields.map(({ key }) => [key, values[key] ?? []]));
  }, [url]);
  const query = { where: deliveryWhere(match, filters), orderBy: [...newestMatchFirst] };
  const found = useDeliveryWindow(query, url.page);
  const { documents, status, error } = found;
  const selected = useSelectedEvents(documents);
  const fields = useChosenFields();
  const filtered = matchConditions(match).length > 0 || Object.values(filters).some((values) => values.length > 0);
  const page = pageWithin(url.page, found);
  return (
    <Stack gap="lg">
      <Panel title="Query Builder">
        <Stack gap="md">
          <QueryBuilder values={filters} onChange={(changes) => setUrl(changes as never, undoable)} />
          <MatchFiltersFold filters={match}>
            <MatchFilterForm
              asked={match}
              verb="Search"
              onFetch={(next) => setUrl({ ...next, teams: [...next.teams] }, undoable)}
            />
          </MatchFiltersFold>
        </Stack>
      </Panel>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status" className="tabular">
          {status === 'ready' && foundWords(found)}
        </Text>
        <Group gap="sm">
          {documents.length > 0 && (
            <DeliveryExport
              query={query}
              found={documents}
              isAll={!found.more && found.total === documents.length}
              fields={fields}
            />
          )}
          <DisplayFields {...fields} />
          <SegmentedControl
            size="xs"
            aria-label="Display"
            data={[
              { value: 'table', label: 'Table' },
              { value: 'cards', label: 'Cards' },
            ]}
            value={url.view}
            onChange={(view) => setUrl({ view: view === 'table' ? 'table' : 'cards', page })}
          />
        </Group>
      </Group>
      {status === 'loading' ? (
        <PleaseWait />
      ) : status === 'refused' ? (
        <ErrorState
          message={error?.message ?? 'The deliveries could not be loaded.'}
          onRetry={() => window.location.reload()}
        />
      ) : documents.length === 0 ? (
        <EmptyState icon={IconListSearch}>
          {noneFound('deliveries with video', filtered)}
          {!filtered && <WhomToAsk />}
        </EmptyState>
      ) : (
        <PagedDeliveries
          found={found}
          page={page}
          onPage={(next) => setUrl({ page: next })}
          view={url.view}
          fields={fields}
          selected={selected.ids}
          onSelect={selected.select}
        />
      )}
      {selected.ids.size > 0 && (
        <DeliverySelection
          count={selected.ids.size}
          events={selected.events}
          fields={fields}
          onClear={() => selected.select(new Set())}
        />
      )}
    </Stack>
  );
}
