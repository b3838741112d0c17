import { Button, Stack, Text } from '@mantine/core';
import { type Feed, feedLabel, type Livestream, shownFeeds } from '@pavilion/domain/livestreams';
import { IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { notifyBegun, notifyDone } from '../../kit/notify.ts';
import { stopQuestion } from '../stream/deactivation-question.ts';
import { FailureLine } from './failure-line.tsx';
import classes from './feed-list.module.css';
import { FeedState } from './stream-state.tsx';

/** LIV-017 */
const noticeTime = 3_000;

/** Feeds of a stream, each with Stop. Finished feeds are hidden (LIV-013, LIV-036, LIV-037). */
export function FeedList({ stream }: { stream: Livestream }) {
  const feeds = shownFeeds(stream.rtmp_outputs);
  if (feeds.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        There are no feeds yet.
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="xs" p={0} m={0} aria-label="Feeds">
      {feeds.map((feed) => (
        <FeedLine key={feed.rtmp_out_id} feed={feed} streamID={stream.id} />
      ))}
    </Stack>
  );
}

function FeedLine({ feed, streamID }: { feed: Feed; streamID: string }) {
  const { run, refusal } = useCall(calls.livestreams.stopRTMP, { quiet: true });
  const [stopping, setStopping] = useState(false);
  const confirm = useConfirm();
  const label = feedLabel(feed);
  const stop = async () => {
    if (!(await confirm({ ...stopQuestion(feed), confirm: 'Stop', danger: true }))) return;
    setStopping(true);
    const end = notifyBegun('Cancelling...', { time: noticeTime });
    const done = await run({ streamID, rtmpID: feed.rtmp_out_id });
    end();
    if (done) notifyDone('Cancelled', { time: noticeTime });
    setStopping(false);
  };
  const { rtmps, host, application, streamName } = feed.connection_info;
  return (
    <li className={classes.line}>
      <div className={classes.row}>
        <div className={classes.words}>
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {label}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {rtmps ? 'rtmps' : 'rtmp'}://{host}/{application}/{streamName}
          </Text>
        </div>
        <FeedState feed={feed} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerStop size={14} />}
          aria-label={`Stop ${label}`}
          loading={stopping || feed.state === 'pending_deactivation'}
          onClick={() => void stop()}
        >
          Stop
        </Button>
      </div>
      {feed.error && (
        <Text size="xs" c="var(--pv-red)">
          {feed.error}
          {feed.retries ? ` Retried ${countWords(feed.retries, 'time')} so far.` : ''}
        </Text>
      )}
      <FailureLine message={refusal?.message} onRetry={() => void stop()} />
    </li>
  );
}
