import { type Generated, sql as kyselySql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, describeOnDatabase, dropDatabase, onTestServer } from '../../testing/database.ts';
import { kyselyOn } from './kysely.ts';
import { openExternal } from './open-external.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types.ts';

describeOnDatabase('database', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
    await database.script(
      'CREATE TABLE things (id int PRIMARY KEY, data jsonb); CREATE TABLE notes (id serial, word text)',
    );
  });

  it('returns JSON as objects, big integers as numbers and the number of rows changed', async () => {
    const { count } = await database.execute('INSERT INTO things VALUES (1, $1), (2, $1)', ['{"a":[1,"x"]}']);
    expect(count).toBe(2);
    const rows = await database.query('SELECT count(*) AS total, min(data::text)::jsonb AS data FROM things');
    expect(rows).toEqual([{ total: 2, data: { a: [1, 'x'] } }]);
  });

  it('keeps other statements out of an open transaction and undoes a failed one', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const failing = database.transaction(async (sql) => {
      await sql.query('INSERT INTO things VALUES (10, NULL)');
      await gate;
      throw new Error('stop');
    });
    const outside = database.query('INSERT INTO notes (word) VALUES ($1) RETURNING word', ['kept']);
    release();
    await expect(failing).rejects.toThrow('stop');
    await expect(outside).resolves.toEqual([{ word: 'kept' }]);
    expect(await database.query('SELECT id FROM things WHERE id = 10')).toEqual([]);
    expect(await database.query('SELECT word FROM notes')).toEqual([{ word: 'kept' }]);
  });

  it('throws if a statement is sent outside its own transaction, or if a swallowed failure rolled it back', async () => {
    await expect(database.transaction(() => database.query('SELECT 1'))).rejects.toThrow(
      'belongs to the open transaction',
    );
    const swallowing = database.transaction(async (sql) => {
      await sql.query('INSERT INTO things VALUES (20, NULL)');
      await sql.query('SELECT 1/0').catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
  });

  it('fails a transaction whose connection breaks between two statements, and goes on', async () => {
    const errors: unknown[] = [];
    const watched = await openPostgres((await open()).url, { onError: (error) => errors.push(error) });
    const broken = watched.transaction(async (tx) => {
      const [backend] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await onTestServer(async (server) => {
        await server.query('SELECT pg_terminate_backend($1, 5000)', [backend!.pid]);
      });
      // The error belongs to no statement. Only a listener of the connection hears it; without one it ends the process.
      await expect.poll(() => errors.length).toBeGreaterThan(0);
      await tx.query('SELECT 1');
    });
    await expect(broken).rejects.toThrow(/^The database does not answer: .*terminating connection/);
    expect(await watched.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await watched.close();
  });

  it('supports Kysely, with transactions', async () => {
    const kysely = kyselyOn<{ notes: { id: Generated<number>; word: string } }>(database);
    await kysely.transaction().execute((tx) => tx.insertInto('notes').values({ word: 'in' }).execute());
    await expect(
      kysely.transaction().execute(async (tx) => {
        await tx.insertInto('notes').values({ word: 'out' }).execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const updated = await kysely.updateTable('notes').set({ word: 'in!' }).where('word', '=', 'in').executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const words = await kysely.selectFrom('notes').select('word').orderBy('id').execute();
    expect(words.map(({ word }) => word)).toEqual(['kept', 'in!']);
    await expect(kyselySql`SELECT similarity('a', 'a')`.execute(kysely)).rejects.toThrow();
  });

  it('loads the text extensions', async () => {
    await database.script('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS fuzzystrmatch');
    const [row] = await database.query(
      `SELECT levenshtein('bat', 'ball') AS distance, similarity('bat', 'bat') AS same`,
    );
    expect(row).toEqual({ distance: 2, same: 1 });
  });
});

describe('the database of DATABASE_URL', () => {
  it.each([
    [
      'postgres://pavilion:secret@127.0.0.1:1/pavilion',
      /^DATABASE_URL cannot be used: there is no PostgreSQL at 127\.0\.0\.1:1, /,
    ],
    [
      'postgres://pavilion:secret@no-such-host.invalid/x',
      'DATABASE_URL cannot be used: there is no machine no-such-host.invalid.',
    ],
  ])('is refused with a sentence at %s', async (url, sentence) => {
    await expect(openExternal(url)).rejects.toThrow(sentence);
  });

  it('is refused with a sentence if it does not exist, or its user does not', async () => {
    const url = await createDatabase();
    const missing = Object.assign(new URL(url), { pathname: '/nowhere' });
    await expect(openExternal(missing.href)).rejects.toThrow(
      'DATABASE_URL cannot be used: there is no database nowhere. Create it first, with the encoding UTF8.',
    );
    const stranger = Object.assign(new URL(url), { username: 'nobody1' });
    await expect(openExternal(stranger.href)).rejects.toThrow(
      'DATABASE_URL cannot be used: the user nobody1 does not exist there, or has another password.',
    );
    await dropDatabase(url.href);
  });
});
