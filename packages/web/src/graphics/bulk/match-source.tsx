import { Loader, Stack, Text } from '@mantine/core';
import type { Design, GraphicKind } from '@pavilion/domain';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { MatchPick } from '../match-pick.tsx';
import type { BulkEntry } from './bulk-entry.ts';
import { subjectEntries } from './subject-entries.ts';

export interface SubjectSourceProps {
  design: Design;
  kind: GraphicKind;
  room: number;
  onAdd: (entries: readonly BulkEntry[]) => void;
}

/** A row for each match that is chosen, filled from its ball-by-ball data. */
export function MatchSource({ design, kind, room, onAdd }: SubjectSourceProps) {
  const [pending, setPending] = useState(false);
  const add = async (match: string | null) => {
    if (!match) return;
    setPending(true);
    try {
      onAdd(await subjectEntries(design, kind, [{ match }]));
    } catch (error) {
      notifyError(refusalWords(error).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap={4} maw={480}>
      <MatchPick
        label="Match"
        description="Each match that you choose adds a row."
        value={null}
        disabled={room === 0}
        onChange={(match) => void add(match)}
      />
      {pending && (
        <Text size="xs" c="dimmed" role="status">
          <Loader size={12} /> Reading the match
        </Text>
      )}
    </Stack>
  );
}
