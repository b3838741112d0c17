// Lower bound for starting: the embedded database on its folder, and a web server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { startCluster } from '../../packages/server/src/engines/database/embedded/cluster.ts';

const cluster = await startCluster({ folder: process.env.BENCH_FOLDER! });
const client = new pg.Client(cluster.url);
await client.connect();
await client.query('SELECT 1');
const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
const end = async () => {
  await client.end();
  await cluster.stop();
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('disconnect', end);
