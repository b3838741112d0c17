import { Button, Group, Stack, Text } from '@mantine/core';
import type { User } from '@pavilion/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import classes from './user-history.module.css';

type HistoryPage = Awaited<ReturnType<typeof calls.accounts.userHistory>>;
type Entry = HistoryPage['entries'][number];

/** Who changed what on a user, and when, newest first; older entries on demand. */
export function UserHistory({ user }: { user: User }) {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['accounts.userHistory', user.id],
    queryFn: ({ pageParam }) =>
      calls.accounts.userHistory({ user: user.id, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  const shown = useRef(user._rev);
  useEffect(() => {
    if (shown.current === user._rev) return;
    shown.current = user._rev;
    void refetch();
  }, [user._rev, refetch]);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Panel title="History" note="Who changed what, newest first.">
      {error && <ErrorState height={120} message={refusalWords(error).message} onRetry={() => void refetch()} />}
      {isPending && <Text c="dimmed">Please wait</Text>}
      {data && entries.length === 0 && <Text c="dimmed">Nothing has been changed yet.</Text>}
      {entries.length > 0 && (
        <Stack gap="md">
          <ol className={classes.entries} aria-label="Changes">
            {entries.map((entry) => (
              <HistoryEntry key={entry.seq} entry={entry} />
            ))}
          </ol>
          {hasNextPage && (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Load More
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}

const deeds = { added: 'added this user', changed: 'changed', deleted: 'deleted this user' } as const;

function HistoryEntry({ entry }: { entry: Entry }) {
  const { kind, by, at, changes } = entry;
  const author = by?.name ?? 'Pavilion';
  return (
    <li className={classes.entry}>
      <PersonAvatar name={author} size={26} />
      <div>
        <Group gap={6}>
          <Text size="sm">
            <b>{author}</b> {deeds[kind]}
          </Text>
          <Text size="xs" c="dimmed">
            <RelativeDate value={at} ago />
          </Text>
        </Group>
        {kind !== 'deleted' && (
          <dl className={classes.changes}>
            {changes.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  {kind === 'changed' && (
                    <>
                      <del>{before || 'nothing'}</del>
                      <span aria-hidden> → </span>
                      <span className="visually-hidden"> became </span>
                    </>
                  )}
                  <ins>{after || 'nothing'}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
