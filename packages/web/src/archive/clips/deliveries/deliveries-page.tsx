import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import {
  type ArchiveEvent,
  archiveEvents,
  type DeliveryDisplayField,
  deliveriesPerPage,
  deliveryDisplayFields,
  deliveryFields,
  deliverySearchLimit,
  deliveryWhere,
  type ExportFormat,
  type MatchDisplayField,
  matchDisplayFields,
  usualDeliveryFields,
  usualMatchFields,
} from '@pavilion/domain/archive';
import { IconListSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { Pager } from '../../../kit/pager.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { urlChoice, urlList, urlPage } from '../../../kit/url-state.ts';
import { useRemembered } from '../../../kit/use-remembered.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { ExportMenu } from '../../export-menu.tsx';
import { filtersOf, matchFilterFields } from '../../matches/match-filter-fields.ts';
import { MatchFilterForm } from '../../matches/match-filter-form.tsx';
import { useAccessible } from '../../use-accessible.ts';
import { useLookups } from '../../use-lookups.ts';
import { useMatchesOf } from '../../use-matches-of.ts';
import { MatchFiltersFold } from '../match-filters-fold.tsx';
import { ClipSelected } from '../viewer/clip-selected.tsx';
import classes from './deliveries.module.css';
import { DeliveryResults } from './delivery-results.tsx';
import { DisplayFields } from './display-fields.tsx';
import { exportDeliveries } from './export-deliveries.ts';
import { QueryBuilder } from './query-builder.tsx';

const asked = Object.fromEntries(deliveryFields.map(({ key }) => [key, urlList()]));
const address = {
  ...asked,
  ...matchFilterFields,
  view: urlChoice(['cards', 'table'], 'cards'),
  page: urlPage(),
};
const newestFirst = [
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
  const { documents, status, error } = useAccessible(archiveEvents, {
    where: deliveryWhere(match, filters),
    orderBy: [...newestFirst],
    limit: deliverySearchLimit,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = useChosen(documents, selected);
  const [matchFields, setMatchFields] = useFields<MatchDisplayField>('match', matchDisplayFields, usualMatchFields);
  const [ballFields, setBallFields] = useFields<DeliveryDisplayField>(
    'delivery',
    deliveryDisplayFields,
    usualDeliveryFields,
  );
  const lookups = useLookups();
  const { matches: matchOf, loading: naming } = useMatchesOf(
    useMemo(() => [...documents, ...chosen], [documents, chosen]),
  );
  const exporting = (events: readonly ArchiveEvent[]) => (format: ExportFormat) =>
    exportDeliveries({ events, matchOf, lookups, matchFields, deliveryFields: ballFields, format });
  const pages = Math.max(1, Math.ceil(documents.length / deliveriesPerPage));
  const page = Math.max(1, Math.min(url.page, pages));
  const shown = documents.slice((page - 1) * deliveriesPerPage, page * deliveriesPerPage);
  return (
    <Stack gap="lg">
      <Panel title="Query Builder">
        <Stack gap="md">
          <QueryBuilder values={filters} onChange={(changes) => setUrl(changes as never)} />
          <MatchFiltersFold filters={match}>
            <MatchFilterForm
              asked={match}
              verb="Search"
              onFetch={(next) => setUrl({ ...next, teams: [...next.teams] })}
            />
          </MatchFiltersFold>
        </Stack>
      </Panel>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status" className="tabular">
          {status === 'ready' && countLabel(documents.length)}
        </Text>
        <Group gap="sm">
          {documents.length > 0 && (
            <ExportMenu
              size="xs"
              waiting={naming}
              scopes={[
                ...(chosen.length > 0 ? [{ label: `Selected (${chosen.length})`, run: exporting(chosen) }] : []),
                { label: `All results (${documents.length})`, run: exporting(documents) },
              ]}
            />
          )}
          <DisplayFields
            match={matchFields}
            delivery={ballFields}
            onMatch={setMatchFields}
            onDelivery={setBallFields}
          />
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
          No deliveries with video match these filters. Change or remove a filter.
        </EmptyState>
      ) : (
        <>
          <DeliveryResults
            events={shown}
            view={url.view}
            matchFields={matchFields}
            deliveryFields={ballFields}
            selected={selected}
            onSelect={setSelected}
          />
          <Pager
            page={page}
            pageSize={deliveriesPerPage}
            total={documents.length}
            noun="deliveries"
            onPage={(next) => {
              setUrl({ page: next });
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
      {selected.size > 0 && (
        <section className={classes.selection} aria-label="Selection">
          <Text size="sm" fw={550} className="tabular" role="status">
            {selected.size === 1 ? '1 delivery selected' : `${selected.size} deliveries selected`}
          </Text>
          <ClipSelected chosen={chosen} />
          <Button size="compact-sm" variant="default" onClick={() => setSelected(new Set())}>
            Clear Selection
          </Button>
        </section>
      )}
    </Stack>
  );
}

function countLabel(count: number): string {
  if (count >= deliverySearchLimit) return `The newest ${deliverySearchLimit} deliveries. Add filters to see others.`;
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}

/** The selected deliveries, including those that the current filters hide. */
function useChosen(documents: readonly ArchiveEvent[], selected: ReadonlySet<string>): ArchiveEvent[] {
  const seen = useRef(new Map<string, ArchiveEvent>());
  return useMemo(() => {
    for (const event of documents) seen.current.set(event.id, event);
    return [...selected].flatMap((id) => seen.current.get(id) ?? []);
  }, [documents, selected]);
}

/** Display fields, remembered from the last choice on this browser. */
function useFields<T extends string>(name: string, all: Record<T, string>, usual: readonly T[]) {
  const [kept, keep] = useRemembered<readonly string[]>(`deliveries.${name}`, usual);
  const fields = useMemo(() => kept.filter((field): field is T => field in all), [kept, all]);
  return [fields, (next: T[]) => keep(next)] as const;
}
