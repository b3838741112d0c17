import { Stack } from '@mantine/core';
import { isCancelledStream, type Livestream } from '@pavilion/domain/livestreams';
import { Panel } from '../../kit/panel.tsx';
import { AddFeed } from '../parts/add-feed.tsx';
import { FeedList } from '../parts/feed-list.tsx';

/** Sends card: feeds of the stream, and a form to add one (LIV-036, LIV-037). */
export function SendsCard({ stream }: { stream: Livestream }) {
  return (
    <Panel title="Sends">
      <Stack gap="md">
        <FeedList stream={stream} />
        {!isCancelledStream(stream) && <AddFeed stream={stream} />}
      </Stack>
    </Panel>
  );
}
