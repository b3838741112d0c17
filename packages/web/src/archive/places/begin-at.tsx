import { Button, Group, TextInput } from '@mantine/core';
import type { BallPlace } from '@pavilion/domain/archive';
import { type FormEvent, useState } from 'react';

const written = /^(\d{1,3})(?:\.(\d{1,2}))?$/;

/**
 * Form that starts placing elsewhere than after the last ball on the recording: at an innings, and an over with or without its
 * ball.
 */
export function BeginAt({ onBegin }: { onBegin: (after: BallPlace | null) => void }) {
  const [innings, setInnings] = useState('1');
  const [ball, setBall] = useState('0.1');
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const found = written.exec(ball.trim());
    if (!found || !/^[1-9]$/.test(innings.trim()))
      return setRefusal('Enter a ball such as 14.3, or an over such as 14.');
    setRefusal(null);
    // Starts after the ball before, so that the typed ball is offered first.
    onBegin({ innings: Number(innings), over: Number(found[1]), ballNum: Number(found[2] ?? 1) - 1 });
  };
  return (
    <form onSubmit={begin} style={{ gridColumn: '1 / -1' }}>
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
          onChange={(event) => setBall(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit">
          Start There
        </Button>
      </Group>
      {refusal && (
        <p role="alert" style={{ margin: '4px 0 0', color: 'var(--pv-red)', fontSize: 12 }}>
          {refusal}
        </p>
      )}
    </form>
  );
}
