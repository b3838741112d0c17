import { Alert } from '@mantine/core';
import { encoderRefusalSentence, type Livestream, newestUnknownKey } from '@pavilion/domain/livestreams';
import { IconPlugOff } from '@tabler/icons-react';
import { useMinute } from '../../kit/use-minute.ts';

/** An encoder whose key belongs to no stream: said on the lists, as nobody knows which stream it was meant for. */
export function UnknownKeyNotice({ streams }: { streams: readonly Livestream[] }) {
  const refusal = newestUnknownKey(streams, useMinute().toISOString());
  if (!refusal) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconPlugOff size={18} />} role="status" py="xs">
      {encoderRefusalSentence(refusal)}
    </Alert>
  );
}
