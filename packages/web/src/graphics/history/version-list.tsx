import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import type { useHistoryPages } from '../../parts/use-history-pages.ts';
import classes from './history.module.css';

interface VersionListProps {
  history: Omit<ReturnType<typeof useHistoryPages>, 'pages'>;
  /** Cards of the versions, the newest first. */
  children: readonly ReactNode[];
}

/** Versions of a template or a graphic; older ones load on demand. */
export function VersionList({ history, children }: VersionListProps) {
  const { loading, failed, again, older, loadingOlder } = history;
  if (failed) return <ErrorState height={120} message={failed} onRetry={again} />;
  if (loading) return <PleaseWait />;
  if (children.length === 0) return <EmptyState>No recent changes.</EmptyState>;
  return (
    <Stack gap="md">
      <ol className={classes.versions} aria-label="Versions">
        {children}
      </ol>
      {older && (
        <Button variant="default" loading={loadingOlder} onClick={older}>
          Load More
        </Button>
      )}
    </Stack>
  );
}
