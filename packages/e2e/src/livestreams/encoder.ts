import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Encoder {
  stop: () => Promise<void>;
}

/** A real encoder that sends a moving picture, or another source of ffmpeg, and a tone until it is stopped. */
export function startEncoder(address: string, size = '320x180', picture = 'testsrc2'): Encoder {
  const child: ChildProcess = spawn(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-re'],
      ...['-f', 'lavfi', '-i', `${picture}=size=${size}:rate=10`, '-f', 'lavfi', '-i', 'sine=frequency=440'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-g', '10'],
      ...['-c:a', 'aac', '-f', 'flv', address],
    ],
    { stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export interface FixturesService {
  url: string;
  close: () => void;
}

/** A server like the public fixtures service, with one future match. */
export async function startFixtures(): Promise<FixturesService> {
  const matchDate = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const scheduleEntry = {
    matchId: { id: 19_711 },
    matchDate,
    team1: { team: { fullName: 'Kent' } },
    team2: { team: { fullName: 'Surrey' } },
    venue: { fullName: 'The Spitfire Ground', city: 'Canterbury' },
  };
  const server: Server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ pageInfo: { numPages: 1 }, content: [{ scheduleEntry }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
