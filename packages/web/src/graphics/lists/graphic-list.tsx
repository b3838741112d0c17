import { Stack } from '@mantine/core';
import { graphics } from '@pavilion/domain';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useGrowingList } from '../../parts/use-growing-list.ts';
import { useUser } from '../../session/session-provider.tsx';
import { CardList } from './card-list.tsx';
import { GraphicCard } from './graphic-card.tsx';
import { GraphicFilterRow } from './graphic-filter-row.tsx';
import { graphicFields, graphicSearch, graphicWhere, isFiltered, noGraphicFilters } from './graphic-filters.ts';
import { graphicsPerPage } from './template-filters.ts';

/** Graphics: one's own, all, favourites, or those of a match (GFX-034). */
export function GraphicList() {
  const [values, setValues] = useUrlState(graphicFields);
  const { id: person } = useUser();
  const count = values.page * graphicsPerPage;
  const list = useGrowingList(graphics, {
    index: 'graphics',
    where: graphicWhere(values, person),
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    count,
    search: graphicSearch(values, person, count),
    failed: 'The graphics could not be loaded.',
  });
  return (
    <Stack gap="md">
      <GraphicFilterRow values={values} onChange={setValues} onClear={() => setValues(noGraphicFilters)} />
      <CardList
        list={list}
        label="Graphics"
        onMore={() => setValues({ page: values.page + 1 })}
        empty={
          isFiltered(values) ? (
            <EmptyState>No graphics match these filters.</EmptyState>
          ) : (
            <EmptyState action={<ButtonLink to="/jimstagram">Templates</ButtonLink>}>
              {values.show === 'mine' ? 'You have not made a graphic yet.' : 'There are no graphics here yet.'}
            </EmptyState>
          )
        }
      >
        {(graphic) => <GraphicCard graphic={graphic} />}
      </CardList>
    </Stack>
  );
}
