import { Group, Progress, Text } from '@mantine/core';
import type { GraphicExport } from '@pavilion/domain';
import { useState } from 'react';
import { leftWords, type Seen } from './time-left.ts';

/** How far an export is: a bar, per cent, and the time left as far as its pace tells. */
export function ExportProgress({ of: { name, state, progress } }: { of: GraphicExport }) {
  const percent = Math.floor(progress);
  const [seen, setSeen] = useState<Seen>(() => ({ progress, at: Date.now() }));
  const [now, setNow] = useState({ progress, at: seen.at });
  if (now.progress !== progress) {
    const fresh = { progress, at: Date.now() };
    setNow(fresh);
    // An export that began again, or was still waiting, has no pace yet.
    if (progress < now.progress || state === 'waiting' || seen.progress === 0) setSeen(fresh);
  }
  const left = state === 'drawing' ? leftWords(seen, now) : null;
  return (
    <div>
      <Progress value={progress} size={4} animated aria-label={`${name}, ${percent}%`} />
      <Group justify="space-between" gap="xs" mt={2}>
        <Text size="xs" c="dimmed" className="tabular">
          {state === 'waiting' ? 'Waits for its turn' : `${percent}%`}
        </Text>
        {left && (
          <Text size="xs" c="dimmed">
            {left}
          </Text>
        )}
      </Group>
    </div>
  );
}
