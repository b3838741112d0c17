import { encoderLook, type Feed, feedLook, type Livestream, streamLook } from '@pavilion/domain/livestreams';
import { StatusBadge } from '../../parts/status-badge.tsx';

/** State of an encoder as icon, word and colour (LIV-020, LIV-025). */
export function EncoderState({ state }: { state: string }) {
  const { word, tone } = encoderLook(state);
  return <StatusBadge status={state} word={word} tone={tone} />;
}

/** State of a stream: that of its picture while it is on, otherwise its encoder's. */
export function StreamState({ stream }: { stream: Pick<Livestream, 'state' | 'sep_state'> }) {
  const tells = ['processing', 'disconnected', 'failed', 'error', 'finishing'].includes(stream.state);
  if (!tells) return <EncoderState state={stream.sep_state} />;
  const { word, tone } = streamLook(stream.state);
  const icon = stream.state === 'processing' ? 'live' : tone === 'red' ? 'broken' : stream.state;
  return <StatusBadge status={icon} word={word} tone={tone} />;
}

export function FeedState({ feed }: { feed: Feed }) {
  const { word, tone } = feedLook(feed.state);
  return <StatusBadge status={feed.state} word={word} tone={tone} plain />;
}
