import { SegmentedControl, Stack } from '@mantine/core';
import { type ControlDoc, type Graphic, graphics, type RundownItem } from '@pavilion/domain';
import { useCallback, useRef, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import { useGrowingList } from '../../parts/use-growing-list.ts';
import { graphicLimits, withinWords } from '../../parts/within-words.ts';
import { useUser } from '../../session/session-provider.tsx';
import { kindChoices } from '../lists/kind-words.ts';
import { MatchPick } from '../match-pick.tsx';
import { type AddFilters, addSearch, addWhere, noAddFilters } from './found-graphics.ts';
import { GraphicGrid } from './graphic-grid.tsx';
import { layerChoices } from './layer-pick.tsx';
import { TemplatePick } from './template-pick.tsx';

interface AddGraphicsProps {
  opened: boolean;
  rundown: ControlDoc['rundown'];
  onAdd: (item: Omit<RundownItem, 'order'>) => void;
  onClose: () => void;
}

/** Window to add graphics to a rundown, one after the other, found by picture, name, template, kind or match (GFX-028). */
export function AddGraphics({ opened, onClose, ...rest }: AddGraphicsProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add Graphics" size="70rem">
      {opened && <OpenAddGraphics {...rest} />}
    </Modal>
  );
}

const perPage = 60;
const shows = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'favourites', label: 'Favourites' },
] as const;

function OpenAddGraphics({ rundown, onAdd }: Pick<AddGraphicsProps, 'rundown' | 'onAdd'>) {
  const [filters, setFilters] = useState<AddFilters>(noAddFilters);
  const [count, setCount] = useState(perPage);
  const [layer, setLayer] = useState('1');
  const user = useUser();
  const { id: person } = user;
  const within = withinWords(user, graphicLimits);
  const change = (changes: Partial<AddFilters>) => {
    setFilters({ ...filters, ...changes });
    setCount(perPage);
  };
  const list = useGrowingList(graphics, {
    index: 'graphics',
    where: addWhere(filters, person),
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    count,
    search: addSearch(filters, person, count),
    failed: 'The graphics could not be loaded.',
  });
  const times = new Map<string, number>();
  for (const { graphic } of Object.values(rundown)) if (graphic) times.set(graphic, (times.get(graphic) ?? 0) + 1);
  const latest = useRef((_: Graphic): void => undefined);
  latest.current = ({ id, name }) =>
    onAdd({ graphic: id, title: name, ...(layer !== '1' && { layer: Number(layer) }) });
  // The same function at each render, so that adding one graphic draws one card.
  const add = useCallback((graphic: Graphic) => latest.current(graphic), []);
  return (
    <Stack gap="md">
      <FilterBar active={isFiltered(filters)} onClear={() => change({ ...noAddFilters, show: filters.show })}>
        <SearchInput
          value={filters.search}
          onChange={(search) => change({ search })}
          placeholder="Search graphics"
          first
          w={200}
        />
        <SegmentedControl
          aria-label="Show"
          data={[...shows]}
          value={filters.show}
          onChange={(show) => change({ show: shows.find(({ value }) => value === show)?.value ?? 'all' })}
        />
        <TemplatePick value={filters.template} onChange={(template) => change({ template })} />
        <Select
          aria-label="Kind"
          placeholder="All kinds"
          clearable
          searchable
          w={150}
          data={kindChoices}
          value={filters.kind || null}
          onChange={(kind) => change({ kind: kind ?? '' })}
        />
        <MatchPick
          aria-label="Match"
          placeholder="All matches"
          w={220}
          value={filters.match || null}
          onChange={(match) => change({ match: match ?? '' })}
        />
        <Select
          aria-label="Layer of what is added"
          title="Take replaces what is on air in the same layer. Higher layers lie above."
          w={120}
          data={layerChoices.map(({ value }) => ({ value, label: `To layer ${value}` }))}
          value={layer}
          onChange={(next) => setLayer(next ?? '1')}
        />
      </FilterBar>
      {list.refusal ? (
        <ErrorState message={list.refusal} onRetry={list.again} />
      ) : list.loading ? (
        <PleaseWait />
      ) : list.items.length === 0 ? (
        <EmptyState>
          {isFiltered(filters) ? 'No graphics match these filters.' : `There are no graphics${within} yet.`}
        </EmptyState>
      ) : (
        <GraphicGrid
          graphics={list.items}
          more={list.more}
          onMore={() => setCount((known) => Math.max(known, list.items.length + perPage))}
          timesOf={({ id }) => times.get(id) ?? 0}
          onAdd={add}
        />
      )}
    </Stack>
  );
}

const isFiltered = ({ search, kind, match, template }: AddFilters): boolean =>
  [search.trim(), kind, match, template].some((each) => each !== '');
