import { Stack } from '@mantine/core';
import { graphicMoments, mayReadMatches } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconSparkles } from '@tabler/icons-react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { LoadMore } from '../../kit/load-more.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import type { ValuesOf } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useViewer } from '../../session/session-provider.tsx';
import { noMatchAccess } from '../match-pick.tsx';
import { MomentFilterRow } from './moment-filter-row.tsx';
import { isFiltered, momentFields, momentOrder, momentWhere, noMomentFilters } from './moment-filters.ts';
import classes from './moment-list.module.css';
import { MomentRow } from './moment-row.tsx';

const perPage = 50;

/** Moments of matches that deserve a graphic, newest first (GFX-022). */
export function MomentList() {
  const [values, setValues] = useUrlState(momentFields);
  return (
    <Stack gap="md">
      <MomentFilterRow values={values} onChange={setValues} onClear={() => setValues(noMomentFilters)} />
      <FoundMoments filters={values} onMore={() => setValues({ page: values.page + 1 })} />
    </Stack>
  );
}

function FoundMoments({ filters, onMore }: { filters: ValuesOf<typeof momentFields>; onMore: () => void }) {
  const count = filters.page * perPage;
  const mayRead = mayReadMatches(useViewer());
  const { documents, status, error } = useLive(graphicMoments, {
    where: momentWhere(filters),
    orderBy: momentOrder(filters),
    limit: count + 1,
  });
  if (status === 'refused') {
    const message = error?.message ?? 'The moments could not be loaded.';
    return <ErrorState message={message} onRetry={() => window.location.reload()} />;
  }
  if (status === 'loading' && documents.length === 0) return <PleaseWait />;
  if (documents.length === 0) {
    return (
      <EmptyState icon={IconSparkles}>
        {!mayRead
          ? noMatchAccess
          : isFiltered(filters)
            ? 'No moments match these filters.'
            : 'Moments appear here while a match is played: fifties, hundreds, five wickets, results.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Moments">
        {documents.slice(0, count).map((moment) => (
          <MomentRow key={moment.id} moment={moment} />
        ))}
      </ul>
      {documents.length > count && <LoadMore key={count} onMore={onMore} />}
    </>
  );
}
