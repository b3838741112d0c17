import { documentTypes, policyOf } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { search as searches } from '@pavilion/domain/search';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import type { Database } from '../../engines/database/index.ts';
import { createSearch } from '../../engines/search/create-search.ts';
import { createStore, type Store } from '../../engines/store/index.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { answerSearches } from './answer-searches.ts';
import { reapSearches } from './reap-searches.ts';

const system = { kind: 'system', name: 'test' } as const;

describeOnDatabase('the search document', (open) => {
  let database: Database;
  let store: Store;
  let context: Context;
  let stop: () => void;
  let now = '2026-05-01T10:00:00.000Z';

  beforeAll(async () => {
    ({ database } = await open());
    const { search: searchType, users: userType } = documentTypes;
    store = await createStore({
      database,
      documents: [searchType, userType],
      policies: policyOf,
      clock: () => now,
    });
    const search = await createSearch({
      database,
      policies: policyOf,
      indexes: { users: { type: users, within: () => ({}) } },
    });
    const log = pino({ level: 'silent' });
    context = { store, search, log, clock: () => now, config: { organisation: 'Board' } } as unknown as Context;
    await store.transaction(system, async (tx) => {
      await tx.insert(users, { id: 'ada1', name: 'Ada', email: 'ada@board.test', roles: { user_admin: true } });
      await tx.insert(users, { id: 'bobb', name: 'Bob', email: 'bob@board.test', roles: { user_admin: true } });
    });
    stop = answerSearches(context);
  });
  afterAll(async () => {
    stop();
    await store.close();
  });

  async function viewer(id: string): Promise<Viewer> {
    return viewerNow(context, (await store.get(users, id))!);
  }
  const request = (query: string) => ({
    index: 'users',
    body: { query: { bool: { should: [{ match: { name: { query, fuzziness: 'AUTO' } } }] } }, from: 0, size: 30 },
  });
  async function ask(person: string, document: object): Promise<string> {
    const { documents } = await store.writeAs(await viewer(person), {
      kind: 'insert',
      collection: 'search',
      document: document as Record<string, unknown>,
    });
    return documents[0]!.id;
  }
  const answerTo = (id: string) =>
    expect
      .poll(() => store.get(searches, id), { timeout: 10_000 })
      .toMatchObject({ answered_at: now })
      .then(() => store.get(searches, id));

  it('fills the response of a search document (DAT-058 DAT-060 DAT-061)', async () => {
    const answer = await answerTo(await ask('ada1', { request: request('bobb'), response: null }));
    expect(answer?.response?.hits.total.value).toBe(1);
    expect(answer?.response?.hits.hits[0]).toMatchObject({ _id: 'bobb', _source: { name: 'Bob' } });
    expect(answer?.error).toBeUndefined();
  });

  it('only its author reads it (OPN-037)', async () => {
    const id = await ask('ada1', { request: request('ada'), response: null });
    await answerTo(id);
    expect(await store.visible(await viewer('ada1'), searches, id)).not.toBeNull();
    expect(await store.visible(await viewer('bobb'), searches, id)).toBeNull();
  });

  it('people cannot answer their own search', async () => {
    const response = { hits: { total: { value: 9 }, hits: [] } };
    await expect(ask('ada1', { request: request('ada'), response })).rejects.toThrow();
  });

  it('gives the reason for a failure instead of leaving the author waiting (OPN-037)', async () => {
    const answer = await answerTo(await ask('ada1', { request: { index: 'players', body: {} }, response: null }));
    expect(answer).toMatchObject({ error: 'This search index does not exist.', response: { hits: { hits: [] } } });
  });

  it('answers requests made while no server ran', async () => {
    stop();
    const id = await ask('ada1', { request: request('ada'), response: null });
    stop = answerSearches(context);
    expect((await answerTo(id))?.response?.hits.total.value).toBe(1);
  });

  it('removes searches and their answers (OPN-037)', async () => {
    await answerTo(await ask('ada1', { request: request('ada'), response: null }));
    now = '2026-05-01T10:30:00.000Z';
    await reapSearches.run(context, {}, new AbortController().signal);
    expect(await store.find(searches, {})).toEqual([]);
    now = '2026-05-01T11:30:00.000Z';
    await reapSearches.run(context, {}, new AbortController().signal);
    const kept = await database.query(`SELECT before, after FROM changes WHERE collection = 'search'`);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((row) => JSON.stringify(row).includes('_source'))).toHaveLength(0);
    expect(await database.query(`SELECT 1 FROM trash WHERE collection = 'search'`)).toHaveLength(0);
  });
});
