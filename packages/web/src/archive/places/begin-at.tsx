import { Button, Group, TextInput } from '@mantine/core';
import {
  archiveEvents,
  type BallPlace,
  justBefore,
  readStart,
  refuseStart,
  unplacedAfter,
} from '@pavilion/domain/archive';
import type { Where } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useId, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { submits } from '../../kit/submits.ts';

interface BeginAtProps {
  match: string;
  /** Id of the element that says why nothing can be placed. */
  offReason: string | undefined;
  onBegin: (after: BallPlace | null) => void;
}

/**
 * Form that starts placing elsewhere than after the last ball on the recording: at an innings, and an over with or without its
 * ball.
 */
export function BeginAt({ match, offReason, onBegin }: BeginAtProps) {
  const [innings, setInnings] = useState('1');
  const [ball, setBall] = useState('0.1');
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalId = useId();
  const client = useSyncClient();
  const begin = async () => {
    const start = readStart(innings, ball);
    if (!start) return setRefusal('Enter a ball such as 14.3, or an over such as 14.');
    const before = justBefore(start);
    const named = { match, source: 'feed', innings: start.innings, over: start.over };
    const has = async (where: Where) => (await client.fetch(archiveEvents, { where, limit: 1 })).documents.length > 0;
    try {
      const [exists, unplaced] = await Promise.all([
        has(start.ball === undefined ? named : { ...named, ballNum: start.ball }),
        has(unplacedAfter(match, before)),
      ]);
      const refused = refuseStart(start, { exists, unplaced });
      setRefusal(refused);
      if (!refused) onBegin(before);
    } catch (error) {
      setRefusal(refusalWords(error).message);
    }
  };
  return (
    <form onSubmit={submits(begin)} style={{ gridColumn: '1 / -1' }}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="xs"
          w={64}
          label="Innings"
          inputMode="numeric"
          value={innings}
          onChange={(event) => setInnings(event.currentTarget.value)}
        />
        <TextInput
          size="xs"
          w={84}
          label="Ball"
          value={ball}
          error={refusal !== null}
          aria-describedby={refusal === null ? undefined : refusalId}
          onChange={(event) => setBall(event.currentTarget.value)}
        />
        <Button
          size="xs"
          variant="default"
          type="submit"
          disabled={offReason !== undefined}
          aria-describedby={offReason}
        >
          Start There
        </Button>
      </Group>
      {refusal && (
        <p id={refusalId} role="alert" style={{ margin: '4px 0 0', color: 'var(--pv-red)', fontSize: 12 }}>
          {refusal}
        </p>
      )}
    </form>
  );
}
