import { Stack, Text } from '@mantine/core';
import {
  activeEncoderStates,
  type Livestream,
  livestreams,
  nameOfStream,
  streamAttention,
} from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { EngineNotice } from '../parts/engine-notice.tsx';
import { UnknownKeyNotice } from '../parts/unknown-key-notice.tsx';
import { ChannelTile } from './channel-tile.tsx';
import classes from './channels.module.css';
import { EditChannels } from './edit-channels.tsx';

const address = { search: urlText() };

/** Active match streams and the counties' fixed channels with their states, trouble first (LIV-018 to LIV-021, OPN-066). */
export function ChannelsPage() {
  const { channels } = useConfiguration();
  const [{ search }, setUrl] = useUrlState(address);
  const ids = channels.map(({ id }) => id);
  const fixed = useLive(livestreams, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  const running = useLive(livestreams, { where: { sep_state: { in: activeEncoderStates } } });
  const active = running.documents;
  const matches = useMemo(() => {
    const ofChannels = new Set(channels.map(({ id }) => id));
    const words = search.trim().toLowerCase();
    return active
      .filter((stream) => !ofChannels.has(stream.id) && nameOfStream(stream).toLowerCase().includes(words))
      .sort((a, b) => streamAttention(a) - streamAttention(b));
  }, [active, channels, search]);
  const shown = useMemo(() => {
    const streams = new Map<string, Livestream>(fixed.documents.map((stream) => [stream.id, stream]));
    const words = search.trim().toLowerCase();
    return channels
      .filter(({ name }) => name.toLowerCase().includes(words))
      .map((channel, place) => ({ channel, place, stream: streams.get(channel.id) }))
      .sort((a, b) => urgency(a.stream) - urgency(b.stream) || a.place - b.place);
  }, [channels, fixed.documents, search]);
  // Without the states of all streams, tiles would move once these are known.
  const loading = running.status === 'loading' || (ids.length > 0 && fixed.status === 'loading');
  const live = active.filter(({ state }) => state === 'processing').length;
  return (
    <Stack gap="md">
      <div className={classes.bar}>
        <SearchInput value={search} onChange={(text) => setUrl({ search: text })} placeholder="Search channels" />
        <Text size="sm" c="dimmed" role="status">
          {loading ? '' : live === 0 ? 'No streams are live.' : `${live} live`}
        </Text>
        <EditChannels channels={channels} />
      </div>
      <EngineNotice />
      <UnknownKeyNotice streams={active} />
      {!loading && matches.length > 0 && (
        <ul className={classes.wall} aria-label="Matches">
          {matches.map((stream) => (
            <li key={stream.id}>
              <ChannelTile id={stream.id} name={nameOfStream(stream)} stream={stream} />
            </li>
          ))}
        </ul>
      )}
      {loading ? (
        <PleaseWait />
      ) : shown.length === 0 ? (
        <EmptyState>{search ? 'No channels match this search.' : 'No channels are configured.'}</EmptyState>
      ) : (
        <ul className={classes.wall} aria-label="Channels">
          {shown.map(({ channel, stream }) => (
            <li key={channel.id}>
              <ChannelTile id={channel.id} name={channel.name} stream={stream} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const leastUrgent = 9;
const urgency = (stream: Livestream | undefined) => (stream ? streamAttention(stream) : leastUrgent);
