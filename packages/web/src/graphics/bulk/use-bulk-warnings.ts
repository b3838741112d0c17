import { useDebouncedValue } from '@mantine/hooks';
import {
  type BulkWarning,
  bulkWarnings,
  type Design,
  mostBulkNames,
  playersToCheck,
  type WarnedRow,
} from '@pavilion/domain';
import { teams } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useCallback, useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import type { ReadEntry } from './bulk-entry.ts';

const byName = [{ field: 'teamName', direction: 'asc' as const }];

/** Warnings of a row, by column. */
export type RowWarnings = Readonly<Record<string, BulkWarning>>;
const none: RowWarnings = {};

/** Sentences about rows that can be made but look wrong, without those that were accepted. A changed text asks anew. */
export function useBulkWarnings(design: Design, rows: readonly ReadEntry[], numbers: readonly number[]) {
  const teamNames = useArchiveTeams();
  const asked = useMemo(
    () =>
      rows.map(({ entry: { cells, subject, players }, name, all }, at) => ({
        number: numbers[at],
        cells,
        subject,
        name,
        all,
        players,
      })),
    [rows, numbers],
  );
  const unknownPlayers = useUnknownPlayers(design, asked);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const warnings = useMemo(() => {
    return bulkWarnings(design, asked, { teams: teamNames, unknownPlayers }).map((found, at) => {
      const { entry, faults } = rows[at]!;
      const open = Object.entries(found).filter(
        ([column, { words }]) =>
          !faults[column] && !accepted.has(acceptKey(entry.id, column, entry.cells[column], words)),
      );
      return open.length > 0 ? Object.fromEntries(open) : none;
    });
  }, [design, rows, asked, teamNames, unknownPlayers, accepted]);
  const accept = useCallback(
    (row: ReadEntry, column: string, words: string) =>
      setAccepted((now) => new Set([...now, acceptKey(row.entry.id, column, row.entry.cells[column], words)])),
    [],
  );
  const acceptAll = () =>
    rows.forEach((row, at) => {
      for (const [column, { words }] of Object.entries(warnings[at] ?? none)) accept(row, column, words);
    });
  const count = warnings.reduce((sum, each) => sum + Object.keys(each).length, 0);
  return { warnings, count, accept, acceptAll };
}

export type BulkWarnings = ReturnType<typeof useBulkWarnings>;

const acceptKey = (...parts: readonly (string | undefined)[]): string => JSON.stringify(parts);

/** Milliseconds without a key, after which typing counts as over. */
const pause = 400;

/** The typed players that the archive does not know, with those whose names are near. */
function useUnknownPlayers(design: Design, rows: readonly WarnedRow[]): ReadonlyMap<string, readonly string[]> {
  const typed = JSON.stringify(playersToCheck(design, rows).slice(0, mostBulkNames));
  const [settled] = useDebouncedValue(typed, pause);
  const names: string[] = useMemo(() => JSON.parse(settled), [settled]);
  const { answer } = useAnswer(calls.graphics.unknownPlayers, { names }, { when: names.length > 0 });
  return useMemo(() => new Map(answer?.unknown.map(({ name, nearest }) => [name, nearest])), [answer]);
}

/** Names of the archive's teams; undefined until they are here. */
function useArchiveTeams(): ReadonlySet<string> | undefined {
  const { documents, status } = useLive(teams, { orderBy: byName });
  return useMemo(
    () => (status === 'ready' ? new Set(documents.map(({ teamName }) => teamName)) : undefined),
    [documents, status],
  );
}
