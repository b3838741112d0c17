import { graphicMoments, mayReadMatches } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { LoadMore } from '../../kit/load-more.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useViewer } from '../../session/session-provider.tsx';
import { noMatchAccess } from '../match-pick.tsx';
import classes from './moment-list.module.css';
import { MomentRow } from './moment-row.tsx';

const perPage = 50;

/** Moments of matches that deserve a graphic, newest first (GFX-022). */
export function MomentList() {
  const [count, setCount] = useState(perPage);
  const mayRead = mayReadMatches(useViewer());
  const { documents, status, error } = useLive(graphicMoments, {
    orderBy: [{ field: 'created_at', direction: 'desc' }],
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
        {mayRead
          ? 'Moments appear here while a match is played: fifties, hundreds, five wickets, results.'
          : noMatchAccess}
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
      {documents.length > count && <LoadMore key={count} onMore={() => setCount(count + perPage)} />}
    </>
  );
}
