import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../protocol.ts';
import { createRooms } from './rooms.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const sent: unknown[] = [];
  const net = { online: true };
  const send = (message: ClientMessage) => {
    if (net.online && message.kind === 'here') sent.push(message.at);
    return net.online;
  };
  const rooms = createRooms({ send, pace: 100 });
  const room = rooms.of('templates', 'a');
  const arrive = (...people: string[]) =>
    rooms.receive({
      kind: 'present',
      collection: 'templates',
      id: 'a',
      people: people.map((person) => ({ person, at: {} })),
    });
  return { rooms, room, sent, net, arrive, names: () => room.get().map(({ person }) => person) };
}

it('tells where this page is: at once, then at most once in each pause, and the last always', () => {
  const { room, sent } = start();
  const stay = room.enter({ n: 0 });
  for (const n of [1, 2, 3]) stay.move({ n });
  expect(sent).toEqual([{ n: 0 }]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([{ n: 0 }, { n: 3 }]);
  vi.advanceTimersByTime(1_000);
  stay.move({ n: 3 });
  expect(sent).toHaveLength(2);
  stay.leave();
  vi.advanceTimersByTime(100);
  expect(sent.at(-1)).toBeNull();
});

it('shows who is there while this page is there, and nobody without a connection', () => {
  const { rooms, room, sent, net, arrive, names } = start();
  const heard = vi.fn();
  room.subscribe(heard);
  arrive('ann');
  expect(names()).toEqual([]);
  const stay = room.enter({});
  arrive('ann', 'ben');
  expect(names()).toEqual(['ann', 'ben']);
  net.online = false;
  rooms.empty();
  expect(names()).toEqual([]);
  vi.advanceTimersByTime(100);
  net.online = true;
  rooms.reopen();
  expect(sent).toEqual([{}, {}]);
  arrive('ann');
  stay.leave();
  expect(names()).toEqual([]);
  arrive('ann');
  expect(names()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(4);
});

it('stays in the room until the last part of the page has left it', () => {
  const { room, sent } = start();
  const [one, two] = [room.enter({ part: 1 }), room.enter({ part: 2 })];
  vi.advanceTimersByTime(200);
  two.leave();
  vi.advanceTimersByTime(200);
  one.leave();
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([{ part: 1 }, { part: 2 }, { part: 1 }, null]);
});
