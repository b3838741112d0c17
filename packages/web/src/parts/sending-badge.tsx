import { Stack, Text } from '@mantine/core';
import type { StateTone } from '@pavilion/domain';
import type { PlatformVideo, PlatformVideoState } from '@pavilion/domain/archive';
import { StatusBadge } from './status-badge.tsx';

const looks: Record<PlatformVideoState, { status: string; word: string; tone?: StateTone }> = {
  queued: { status: 'queued', word: 'Waiting to be sent' },
  sending: { status: 'sending', word: 'Being sent' },
  sent: { status: 'sent', word: 'At the video platform' },
  made: { status: 'ready', word: 'Made at the video platform' },
  kept: { status: 'unconfigured', word: 'Listed, no platform set up' },
  failed: { status: 'failed', word: 'Not sent' },
};

/** State of sending a film to the video platform, with the reason of a failure. */
export function SendingBadge({ video }: { video: Pick<PlatformVideo, 'state' | 'error'> }) {
  return (
    <Stack gap={4}>
      <StatusBadge {...looks[video.state]} />
      {video.state === 'failed' && video.error && (
        <Text size="xs" c="var(--pv-red)">
          {video.error}
        </Text>
      )}
    </Stack>
  );
}
