import { Button, Stack } from '@mantine/core';
import { countWords, graphics } from '@pavilion/domain';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useGrowingList } from '../../parts/use-growing-list.ts';
import { graphicLimits, withinWords } from '../../parts/within-words.ts';
import { useUser } from '../../session/session-provider.tsx';
import { CardList } from './card-list.tsx';
import { GraphicCard } from './graphic-card.tsx';
import { GraphicFilterRow } from './graphic-filter-row.tsx';
import {
  type GraphicFilters,
  graphicFields,
  graphicSearch,
  graphicWhere,
  isFiltered,
  noGraphicFilters,
} from './graphic-filters.ts';
import { graphicsPerPage } from './template-filters.ts';

/** Graphics that are counted at most beside a list that is empty. */
const mostCounted = 50;

/** Graphics: one's own, all, favourites, or those of a match (GFX-034). */
export function GraphicList() {
  const [values, setValues] = useUrlState(graphicFields);
  const user = useUser();
  const { id: person } = user;
  const within = withinWords(user, graphicLimits);
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
            <NoneFound values={values} onShowAll={() => setValues({ show: 'all' })} />
          ) : (
            <EmptyState action={<ButtonLink to="/jimstagram">Templates</ButtonLink>}>
              {values.show === 'mine' ? 'You have not made a graphic yet.' : `There are no graphics${within} yet.`}
            </EmptyState>
          )
        }
      >
        {(graphic) => <GraphicCard graphic={graphic} />}
      </CardList>
    </Stack>
  );
}

interface NoneFoundProps {
  values: GraphicFilters;
  onShowAll: () => void;
}

/** The list opens on one's own graphics: where these filters find none among them, it says how many all have. */
function NoneFound({ values, onShowAll }: NoneFoundProps) {
  const { id: person } = useUser();
  const all = { ...values, show: 'all' } as const;
  const list = useGrowingList(graphics, {
    index: 'graphics',
    where: graphicWhere(all, person),
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    count: mostCounted,
    search: graphicSearch(all, person, mostCounted),
    failed: 'The graphics could not be loaded.',
  });
  const found = list.items.length;
  if (values.show === 'all' || found === 0) return <EmptyState>No graphics match these filters.</EmptyState>;
  const words = list.more ? `more than ${found}` : countWords(found, 'graphic');
  const among = values.show === 'mine' ? 'your own graphics' : 'your favourites';
  return (
    <EmptyState action={<Button onClick={onShowAll}>Show All</Button>}>
      None of {among} matches these filters. Among all, {words} {found === 1 ? 'does' : 'do'}.
    </EmptyState>
  );
}
