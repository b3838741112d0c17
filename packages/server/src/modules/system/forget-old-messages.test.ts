import { notifications, outbox } from '@pavilion/domain/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { forgetOldMessages } from './forget-old-messages.ts';

let app: TestApp;
let now = '2025-01-10T09:00:00.000Z';
const system = { kind: 'system', name: 'test' } as const;

beforeAll(async () => {
  app = await startApp({ clock: () => now });
});
afterAll(() => app.stop());

it('removes read and sent messages after 90 days, and the rest after 400', async () => {
  const ann = await app.addPerson({ name: 'Ann' });
  const add = (at: string, readAt?: string) => {
    now = at;
    return app.context.store.transaction(system, (tx) =>
      tx.insert(notifications, { user: ann.id, kind: 'test', title: `${at} ${readAt ?? ''}`, readAt }),
    );
  };
  const send = (at: string, status: 'sent' | 'failed') => {
    now = at;
    return app.context.store.transaction(system, (tx) =>
      tx.insert(outbox, { to: 'ann@example.org', subject: at, text: 'x', status }),
    );
  };
  const ancient = await add('2025-01-10T09:00:00.000Z');
  const read = await add('2026-01-10T09:00:00.000Z', '2026-01-11T09:00:00.000Z');
  const unread = await add('2026-01-10T09:00:00.000Z');
  const fresh = await add('2026-05-30T09:00:00.000Z', '2026-05-31T09:00:00.000Z');
  const sent = await send('2026-01-10T09:00:00.000Z', 'sent');
  const failed = await send('2026-01-10T09:00:00.000Z', 'failed');
  now = '2026-06-01T09:00:00.000Z';

  await forgetOldMessages.run(app.context, {}, new AbortController().signal);
  await forgetOldMessages.run(app.context, {}, new AbortController().signal);

  const { store, database } = app.context;
  const left = await store.find(notifications, { where: { user: ann.id, kind: 'test' } });
  expect(left.map(({ id }) => id).sort()).toEqual([unread.id, fresh.id].sort());
  expect(await store.get(outbox, sent.id)).toBeNull();
  expect(await store.get(outbox, failed.id)).not.toBeNull();
  const gone = await database.query('SELECT id FROM trash WHERE id = ANY($1)', [[ancient.id, read.id, sent.id]]);
  expect(gone).toEqual([]);
});
