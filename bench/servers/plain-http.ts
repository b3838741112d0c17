// Lower bound for transfers: a web server that only writes request bodies to a file and serves ranges of it.
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

const path = process.env.BENCH_FILE!;
const server = createServer(async (request, response) => {
  if (request.method === 'PUT') {
    await pipeline(request, createWriteStream(path));
    const file = await open(path, 'r+');
    await file.sync();
    await file.close();
    response.writeHead(204).end();
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  response.writeHead(206, { 'content-length': Number(end) - Number(start) + 1 });
  await pipeline(
    createReadStream(path, { start: Number(start), end: Number(end), highWaterMark: 256 * 1024 }),
    response,
  );
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));
