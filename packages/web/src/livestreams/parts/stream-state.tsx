import { encoderLook, type Feed, feedLook, type Livestream, streamBadge } from '@pavilion/domain/livestreams';
import { StatusBadge } from '../../parts/status-badge.tsx';

/** State of an encoder as icon, word and colour (LIV-020, LIV-025). */
export function EncoderState({ state }: { state: string }) {
  const { word, tone } = encoderLook(state);
  return <StatusBadge status={state} word={word} tone={tone} />;
}

/** State of a stream: that of its picture while it is on, otherwise its encoder's. */
export function StreamState({ stream }: { stream: Pick<Livestream, 'state' | 'sep_state'> }) {
  const { word, tone } = streamBadge(stream);
  if (word === encoderLook(stream.sep_state).word) return <EncoderState state={stream.sep_state} />;
  const leaving = tone === 'yellow' && stream.state !== 'finishing';
  const icon = tone === 'green' ? 'live' : tone === 'red' ? 'broken' : leaving ? stream.sep_state : stream.state;
  return <StatusBadge status={icon} word={word} tone={tone} />;
}

export function FeedState({ feed }: { feed: Feed }) {
  const { word, tone } = feedLook(feed.state);
  return <StatusBadge status={feed.state} word={word} tone={tone} plain />;
}
