import { Stack, Text } from '@mantine/core';
import { embedCode, type Livestream, nameOfStream } from '@pavilion/domain/livestreams';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import classes from './stream-preview.module.css';
import { usePlayback } from './use-playback.ts';

const LivePlayer = lazyPart(() => import('./live-player.tsx').then((module) => module.LivePlayer), {
  fallback: <PleaseWait />,
});

/** Preview as viewers see it, and its embed code; both need a playback token (LIV-027 to LIV-030). */
export function StreamPreview({ stream }: { stream: Livestream }) {
  const { playback, refusal, again, loading } = usePlayback(stream.id);
  const name = nameOfStream(stream);
  const player = playback && {
    ...playback.player,
    address: new URL(playback.player.address, window.location.href).href,
  };
  const code = embedCode(playback?.playback_token, player, name);
  if (!playback) {
    return loading ? <PleaseWait /> : <FailureLine message={refusal?.message} onRetry={() => void again()} />;
  }
  const { player: way } = playback;
  const sends = stream.state === 'processing' || stream.state === 'disconnected';
  return (
    <Stack gap="xs">
      <div className={classes.frame}>
        {way.kind === 'frame' ? (
          // The platform's player does not retry without a picture: the key reloads it once the encoder sends.
          <iframe
            key={stream.state}
            className={classes.picture}
            src={way.address}
            title={`Preview of ${name}`}
            allow="autoplay; fullscreen"
          />
        ) : sends ? (
          <LivePlayer
            key={stream.watermark ?? 'plain'}
            film={way.film}
            playlist={way.address}
            label={`Preview of ${name}`}
            lostSince={stream.state === 'disconnected' ? (stream.lost_at ?? '') : null}
            onRefused={() => void again()}
          />
        ) : (
          <Text size="sm" className={classes.words}>
            The picture appears here once the encoder sends.
          </Text>
        )}
      </div>
      {code && <CopyField label="Embed code" value={code} notice="Code Copied" short />}
      {way.kind === 'hls' && (
        <Text size="xs" c="dimmed">
          For a quick check elsewhere: the embed code plays only for you while you are signed in, and only for a few
          minutes.
        </Text>
      )}
    </Stack>
  );
}
