import { asViewer, type Policy } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { defineDocument } from '@pavilion/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import { createStore } from '../store/create-store.ts';
import { createHub } from './hub.ts';

const games = defineDocument('games', { schema: () => z.object({ startDate: z.string() }) });
const policies: Record<string, Policy> = { games: { read: ({ now }) => ({ startDate: { lte: now } }) } };

describeOnDatabase('open queries at the full hour', (open) => {
  it('follow it one person after another, all within ten minutes (OPN-064)', async () => {
    const { database } = await open();
    const store = await createStore({ database, documents: [games], policies: (name) => policies[name] });
    await store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
      await tx.insert(games, { id: 'tenOClock', startDate: '2026-05-01T10:00:00.000Z' });
    });
    let now = '2026-05-01T09:59:00.000Z';
    const hub = createHub({ store, clock: () => now });
    const shown = new Map<string, string>();
    const people = Array.from({ length: 30 }, (_, at) => `person${at}`);
    for (const id of people) {
      const user = users.schema.parse({ name: id, email: `${id}@board.test`, active: true });
      const transport = {
        send: (text: string) => void shown.set(id, text),
        buffered: () => 0,
        close: () => undefined,
        terminate: () => undefined,
      };
      const viewer = asViewer({ id, _rev: 1, ...user }, { now, organisation: 'The Board' });
      hub.connect({ viewer, transport }).open(1, { collection: 'games' });
    }
    const haveTen = async () => {
      await Promise.all(people.map((id) => hub.revalidate(id)));
      await expect.poll(() => shown.size).toBe(people.length);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [...shown.values()].filter((text) => text.includes('tenOClock')).length;
    };
    expect(await haveTen()).toBe(0);
    now = '2026-05-01T10:00:30.000Z';
    const first = await haveTen();
    expect(first).toBeLessThan(people.length / 2);
    now = '2026-05-01T10:05:00.000Z';
    // Answers arrive after the question, on a busy machine much later.
    await expect.poll(haveTen).toBeGreaterThan(first);
    now = '2026-05-01T10:10:00.000Z';
    await expect.poll(haveTen).toBe(people.length);
    hub.close();
    await store.close();
  });
});
