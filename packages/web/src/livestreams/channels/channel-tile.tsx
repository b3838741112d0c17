import { Text, Tooltip } from '@mantine/core';
import { livestreams, pagePath } from '@pavilion/domain';
import { feedLabel, feedLook, type Livestream, shownFeeds } from '@pavilion/domain/livestreams';
import { IconAntennaBarsOff } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { PageLink } from '../../kit/links.tsx';
import { EncoderState, StreamState } from '../parts/stream-state.tsx';
import { useRepeated } from '../parts/use-repeated.ts';
import classes from './channels.module.css';

interface ChannelTileProps {
  id: string;
  name: string;
  /** Absent until the channel's state is first fetched. */
  stream: Livestream | undefined;
}

const livePace = 10_000;

/** One channel: picture, state, incoming signal, and its feeds as dots. Fetches the state on load (LIV-021). */
export function ChannelTile({ id, name, stream }: ChannelTileProps) {
  const { answer, refusal, again, loading } = useAnswer(calls.livestreams.channelStatus, { id });
  const live = (stream?.state ?? answer?.state) === 'processing';
  const [pictures, setPictures] = useState(0);
  useRepeated(
    () => {
      setPictures(pictures + 1);
      void again();
    },
    live ? livePace : null,
  );
  const incoming = answer?.incoming;
  return (
    <article className={classes.tile} data-live={live}>
      <div className={classes.picture}>
        <IconAntennaBarsOff size={24} stroke={1.2} aria-hidden />
        {live && (
          <img
            key={pictures}
            src={`/api/livestreams/${encodeURIComponent(id)}/poster.jpg?at=${pictures}`}
            alt={`${name} live`}
            onError={(event) => {
              event.currentTarget.style.visibility = 'hidden';
            }}
          />
        )}
        {live && incoming && (
          <span className={classes.rate}>
            {(incoming.kilobitsPerSecond / 1_000).toFixed(1)} Mbit/s
            {incoming.height ? ` · ${incoming.height}p` : ''}
            {incoming.framesPerSecond ? `${Math.round(incoming.framesPerSecond)}` : ''}
          </span>
        )}
      </div>
      <div className={classes.words}>
        <PageLink className={classes.name} to={pagePath(livestreams, { id })}>
          {name}
        </PageLink>
        <div className={classes.foot}>
          {stream ? (
            <StreamState stream={stream} />
          ) : answer ? (
            <EncoderState state={answer.sep_state} />
          ) : loading ? (
            <Text size="xs" c="dimmed">
              Checking …
            </Text>
          ) : null}
          {stream && <FeedDots stream={stream} />}
        </div>
        {refusal && (
          <button type="button" className={classes.failed} onClick={() => void again()}>
            {refusal.message} Try again
          </button>
        )}
      </div>
    </article>
  );
}

/** Each feed as a dot in the colour of its state, with a tooltip that screen readers say too. */
function FeedDots({ stream }: { stream: Livestream }) {
  const feeds = shownFeeds(stream.rtmp_outputs);
  if (feeds.length === 0) return null;
  return (
    <ul className={classes.dots} aria-label="Feeds">
      {feeds.map((feed) => {
        const { word, tone } = feedLook(feed.state);
        const label = `${feedLabel(feed)}: ${word}`;
        return (
          <Tooltip key={feed.rtmp_out_id} label={label}>
            <li className={classes.dot} style={{ '--tone': `var(--pv-${tone})` } as CSSProperties}>
              <span className={classes.hidden}>{label}</span>
            </li>
          </Tooltip>
        );
      })}
    </ul>
  );
}
