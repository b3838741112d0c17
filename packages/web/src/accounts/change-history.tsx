import { Button, Group, Stack, Text } from '@mantine/core';
import type { calls } from '../call/client.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { Panel } from '../kit/panel.tsx';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { RelativeDate } from '../kit/relative-date.tsx';
import { useHistoryPages } from '../parts/use-history-pages.ts';
import classes from './change-history.module.css';

type HistoryPage = Awaited<ReturnType<typeof calls.accounts.userHistory>>;
type Entry = HistoryPage['entries'][number];

interface ChangeHistoryProps {
  /** Query key of the history, such as `['user', id]`. */
  of: readonly string[];
  /** Object of "added" and "deleted": "this user" in "added this user". */
  noun: string;
  /** Revision of the document; the history reloads when it changes. */
  rev: number;
  read: (page: { before?: number }) => Promise<HistoryPage>;
}

/** Change history, newest first; older entries load on demand. */
export function ChangeHistory({ of, noun, rev, read }: ChangeHistoryProps) {
  const { pages, loading, failed, again, older, loadingOlder } = useHistoryPages({ of, rev, read });
  const entries = pages.flatMap((page) => page.entries);
  return (
    <Panel title="History" note="Who changed what, newest first.">
      {failed && <ErrorState height={120} message={failed} onRetry={again} />}
      {loading && <Text c="dimmed">Please wait</Text>}
      {pages.length > 0 && entries.length === 0 && <Text c="dimmed">No changes yet.</Text>}
      {entries.length > 0 && (
        <Stack gap="md">
          <ol className={classes.entries} aria-label="Changes">
            {entries.map((entry) => (
              <HistoryEntry key={entry.seq} entry={entry} noun={noun} />
            ))}
          </ol>
          {older && (
            <Button variant="default" loading={loadingOlder} onClick={older}>
              Load More
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}

const deeds = {
  added: (noun: string) => `added ${noun}`,
  changed: () => 'changed',
  deleted: (noun: string) => `deleted ${noun}`,
} as const;

function HistoryEntry({ entry, noun }: { entry: Entry; noun: string }) {
  const { kind, by, at, changes } = entry;
  const author = by?.name ?? 'Pavilion';
  // What only happened, such as a sign-in with a recovery code, changed nothing.
  const isEvent = changes.length > 0 && changes.every(({ before }) => before === null);
  return (
    <li className={classes.entry}>
      <PersonAvatar name={author} size={26} />
      <div>
        <Group gap={6}>
          <Text size="sm">
            <b>{author}</b> {isEvent ? '' : deeds[kind](noun)}
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
                  {kind === 'changed' && before !== null && (
                    <>
                      <del>{before || 'empty'}</del>
                      <span aria-hidden> → </span>
                      <span className="visually-hidden"> became </span>
                    </>
                  )}
                  <ins>{after || 'empty'}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
