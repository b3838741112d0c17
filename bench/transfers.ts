import { randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, pause, timed } from './rounds.ts';
import { startProduct } from './servers/product.ts';
import { startServer } from './servers/start.ts';
import type { Stage } from './stage.ts';

const rounds = 5;
const megabytes = 256;
const size = megabytes * 1024 * 1024;
const part = 32 * 1024 * 1024;
const agent = new Agent({ keepAlive: true });

/** Uploads one large file resumably and downloads it in ranges. Lower bound: a server that only copies. */
export async function transfers(stage: Stage): Promise<Result[]> {
  const file = join(stage.folder, 'film.mp4');
  await writeFilm(file);
  const product = await startProduct({ DATA_DIR: join(stage.folder, 'transfers') });
  const plain = await startServer('plain-http', { BENCH_FILE: join(stage.folder, 'plain-copy') });
  let id = '';

  try {
    const headers = { cookie: await product.signIn(), origin: product.url };
    const up = await alternate(rounds, {
      plain: async () => speed(await timed(() => send(plain.url, { method: 'PUT' }, file))),
      product: async () => {
        // Lets background work of the previous contestant finish.
        await pause(1_500);
        return speed(
          await timed(async () => {
            id = await upload(product.url, headers, file);
          }),
        );
      },
    });
    // The server inspects the upload, which is not part of the download.
    await pause(10_000);
    const down = await alternate(rounds, {
      plain: async () => speed(await timed(() => ranges(plain.url, {}))),
      product: async () => speed(await timed(() => ranges(`${product.url}/api/files/${id}/original`, headers))),
    });
    const row = (name: string, { plain: bound, product: values }: typeof up, what: string): Result => ({
      name: `files: ${name}, ${megabytes} MB`,
      unit: 'MB/s',
      value: median(values),
      bound: { value: median(bound), what },
      ratio: medianRatio(values, bound),
      target: ratioAtLeast(0.7),
      rounds: values,
    });
    return [
      row('upload (resumable, hashed, on the disk)', up, 'plain copy over HTTP, on the disk'),
      row('download by ranges', down, 'plain file over HTTP'),
    ];
  } finally {
    await product.stop();
    await plain.stop();
  }
}

const speed = (milliseconds: number) => (megabytes * 1_000) / milliseconds;

/** Writes a file that looks like a film by its first bytes. */
async function writeFilm(path: string): Promise<void> {
  const film = await open(path, 'w');
  await film.write(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]));
  const block = Buffer.alloc(1 << 20);
  for (let at = 24; at < size; at += block.length) {
    randomFillSync(block);
    await film.write(block, 0, Math.min(block.length, size - at), at);
  }
  await film.close();
}

async function upload(url: string, headers: Record<string, string>, file: string): Promise<string> {
  const about = { name: 'film.mp4', target: JSON.stringify({ what: 'archive-awaiting' }) };
  const metadata = Object.entries(about).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const created = await send(`${url}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(size), 'upload-metadata': metadata.join() },
  });
  const location = String(created.headers.location);
  const type = 'application/offset+octet-stream';
  await send(
    new URL(location, `${url}/api/uploads/`).href,
    { method: 'PATCH', headers: { ...tus, 'upload-offset': '0', 'content-type': type } },
    file,
  );
  return location.slice(location.lastIndexOf('/') + 1);
}

async function ranges(url: string, headers: Record<string, string>): Promise<void> {
  for (let start = 0; start < size; start += part) {
    const range = `bytes=${start}-${Math.min(start + part, size) - 1}`;
    const { bytes } = await send(url, { method: 'GET', headers: { ...headers, range } });
    if (bytes !== Math.min(part, size - start)) throw new Error(`A range of ${bytes} bytes arrived.`);
  }
}

function send(url: string, options: { method: string; headers?: Record<string, string> }, file?: string) {
  return new Promise<{ headers: Record<string, unknown>; bytes: number }>((resolve, reject) => {
    const length: Record<string, string> = file ? { 'content-length': String(size) } : {};
    const asked = request(url, { ...options, headers: { ...options.headers, ...length }, agent }, (response) => {
      let bytes = 0;
      let text = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (response.statusCode! >= 400) text += chunk;
      });
      response.on('end', () => {
        if (response.statusCode! < 400) resolve({ headers: response.headers, bytes });
        else reject(new Error(`${options.method} was answered with ${response.statusCode}: ${text}`));
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    if (file) createReadStream(file, { highWaterMark: 1 << 20 }).pipe(asked);
    else asked.end();
  });
}
