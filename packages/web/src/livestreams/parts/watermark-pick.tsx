import { Stack, Text } from '@mantine/core';
import { files } from '@pavilion/domain/files';
import type { Livestream } from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { Select } from '../../kit/select.tsx';
import { FailureLine } from './failure-line.tsx';
import { useEngine } from './use-engine.ts';

const what = 'Logo burnt into the picture.';
/** The wording is fixed (OPN-070). It does not mention watermarks, so the description above does. */
const unchosen = 'Chose Player';

/** The one watermark of a stream (LIV-012, OPN-070, OPN-079). */
export function WatermarkPick({ stream }: { stream: Livestream }) {
  const { documents } = useLive(files, {
    where: { what: 'livestream-county-logo' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  const { answer: engine } = useEngine();
  const { run, pending, refusal } = useCall(calls.livestreams.setWatermark, { quiet: true });
  if (engine && !engine.watermarks) {
    return (
      <Stack gap={4}>
        <Select label="Watermark" description={what} placeholder={unchosen} data={[]} disabled />
        <Text size="xs" c="dimmed">
          The video platform does not support watermarks.
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Select
        label="Watermark"
        description={what}
        placeholder={unchosen}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the watermark' }}
        // Not disabled while it is stored: that would take the focus away.
        readOnly={pending}
        nothingFoundMessage="No watermarks found."
        value={stream.watermark ?? null}
        data={documents.map(({ id, label, name }) => ({ value: id, label: label || name || 'Watermark' }))}
        onChange={(watermark) => void run({ streamID: stream.id, watermark })}
      />
      <FailureLine message={refusal?.message} />
    </Stack>
  );
}
