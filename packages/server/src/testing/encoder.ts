import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TestEncoder {
  stop: () => Promise<void>;
  /** Connected, but sending no data. */
  freeze: () => void;
  thaw: () => void;
  /** Resolves when the encoder ends by itself: refused, or disconnected. */
  ended: Promise<void>;
}

/** A real encoder: sends a grey picture with a tone to an address until stopped. */
export function startEncoder(address: string, size = '320x180'): TestEncoder {
  const child = spawn(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-re'],
      ...['-f', 'lavfi', '-i', `color=c=gray:s=${size}:r=10,drawbox=x=mod(t*60\\,w):y=120:w=30:h=30:color=blue:t=fill`],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-g', '10'],
      ...['-c:a', 'aac', '-b:a', '64k', '-f', 'flv', address],
    ],
    { stdio: 'ignore' },
  );
  return process(child);
}

export interface TestReceiver extends TestEncoder {
  address: string;
  /** File for the received stream. */
  file: string;
}

/** A third-party receiver: an RTMP server that accepts one sender and saves its stream. */
export async function startReceiver(folder: string): Promise<TestReceiver> {
  const port = await freePort();
  const address = `rtmp://127.0.0.1:${port}/app/receiver-secret-key`;
  const file = join(folder, `received-${port}.flv`);
  const child = spawn(
    'ffmpeg',
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-nostdin',
      '-listen',
      '1',
      '-i',
      address,
      '-c',
      'copy',
      '-flush_packets',
      '1',
      '-y',
      file,
    ],
    { stdio: 'ignore' },
  );
  return { ...process(child), address, file };
}

function process(child: ChildProcess): TestEncoder {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    ended,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The first picture of a video, as red, green and blue of each pixel. */
export async function decodeFirstFrame(film: Buffer): Promise<{ width: number; height: number; rgb: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'));
  try {
    const [piece, raw] = [join(folder, 'piece'), join(folder, 'raw')];
    await writeFile(piece, film);
    const probe = await run('ffprobe', [
      '-v',
      'error',
      '-select_streams',
      'v:0',
      '-show_entries',
      'stream=width,height',
      '-of',
      'csv=p=0',
      piece,
    ]);
    const [width = 0, height = 0] = (probe.stdout.trim().split('\n')[0] ?? '').split(',').map(Number);
    await run('ffmpeg', ['-v', 'error', '-i', piece, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', raw]);
    return { width, height, rgb: await readFile(raw) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
