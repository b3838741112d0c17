import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { livestreams } from '@pavilion/domain/livestreams';
import type { App } from '../app.ts';
import { keepRunning } from '../engines/live-engine/worker.ts';
import { mediaTools } from '../engines/media/media-tools.ts';

/** Streams of the demo that are really live, and the video sent to them in a loop. */
export const demoLive = ['channel-surrey', 'channel-essex'] as const;
export const demoFilm = (dataDir: string) => join(dataDir, 'demo-encoder.mp4');

const patience = 5_000;
const stale = 60_000;

/** Encoders for the demo: they send a finished video without encoding, so that they use almost no CPU. */
export async function startDemoEncoders({ context }: App): Promise<void> {
  const { tools } = await mediaTools(context.config);
  const film = demoFilm(context.config.dataDir);
  if (!tools || !existsSync(film) || !context.live.about().on) return;
  for (const id of demoLive) {
    const stream = await context.store.get(livestreams, id);
    if (!stream) continue;
    const address = `${stream.stream.url}/${stream.stream.name}`;
    const send = [
      '-re',
      '-stream_loop',
      '-1',
      '-i',
      film,
      '-c',
      'copy',
      '-f',
      'flv',
      '-flvflags',
      'no_duration_filesize',
    ];
    const worker = keepRunning({
      command: tools.ffmpeg.path,
      args: ['-hide_banner', '-nostdin', '-loglevel', 'error', '-progress', 'pipe:1', ...send, address],
      firstRetry: patience,
      stale,
      onUp: () => {},
      onDown: () => {},
    });
    process.once('exit', () => void worker.stop());
  }
}
