// The lower bound for starting: the embedded database on its folder and a web server, and nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.env.BENCH_FOLDER!);
await database.query('SELECT 1');
const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
const end = () => void database.close().then(() => process.exit(0));
process.on('SIGTERM', end);
process.on('disconnect', end);
