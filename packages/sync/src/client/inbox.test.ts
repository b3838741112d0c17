import { deflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createInbox } from './inbox.ts';

const message = (seq: number, text = '') => JSON.stringify({ kind: 'pong', seq, text });

it('delivers compressed messages and text in the order in which they came', async () => {
  const seqs: unknown[] = [];
  const read = createInbox({ onMessage: (told) => seqs.push('seq' in told && told.seq), onBroken: expect.unreachable });
  read(message(1));
  expect(seqs).toEqual([1]);
  read(deflateRawSync(message(2, 'a long text '.repeat(100_000))));
  read(message(3));
  read(deflateRawSync(message(4)));
  read(message(5));
  expect(seqs).toEqual([1]);
  await vi.waitFor(() => expect(seqs).toEqual([1, 2, 3, 4, 5]));
  read(message(6));
  expect(seqs).toEqual([1, 2, 3, 4, 5, 6]);
});

it('reads nothing after a message that it cannot read', async () => {
  const [onMessage, onBroken] = [vi.fn(), vi.fn()];
  const read = createInbox({ onMessage, onBroken });
  read(Buffer.from('not deflated'));
  read(message(1));
  await vi.waitFor(() => expect(onBroken).toHaveBeenCalled());
  read(message(2));
  expect(onMessage).not.toHaveBeenCalled();
});
