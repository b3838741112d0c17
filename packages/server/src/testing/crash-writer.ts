import { defineDocument } from '@pavilion/sync';
import { z } from 'zod';
import { openEmbedded } from '../engines/database/index.ts';
import { createStore } from '../engines/store/create-store.ts';

/** One write: an entry, and its copy by an effect in the same transaction. */
export const entries = defineDocument('entries', {
  schema: () => z.object({ n: z.number() }),
  indexes: [{ fields: ['n'] }],
});
export const copies = defineDocument('copies', { schema: () => z.object({ n: z.number() }) });

const lanes = 20;

/**
 * Runs as a separate process: writes endlessly and prints the id of each acknowledged write, until killed. A write that fails
 * because PostgreSQL is gone is given up, as a request of the product is; the next one must work again.
 */
async function main(dataDir: string, first: number): Promise<void> {
  const database = await openEmbedded({ dataDir }, { onError: () => undefined });
  const store = await createStore({
    database,
    documents: [entries, copies],
    policies: (name) => (name === 'entries' ? { read: () => ({}), insert: () => ['n'] as never } : undefined),
  });
  const person = { id: 'writer', user: {}, now: '', organisation: '' } as never;
  const write = (id: string, n: number): Promise<unknown> =>
    n % 2
      ? store.writeAs(person, { kind: 'insert', collection: 'entries', document: { id, n } })
      : store.transaction({ kind: 'system', name: 'crash' }, async (tx) => {
          await tx.insert(entries, { id, n });
          await tx.insert(copies, { id, n });
        });
  const writeOn = async (lane: number) => {
    for (let n = first + lane; ; n += lanes) {
      const id = `entry-${n}`.padEnd(12, '-');
      await write(id, n).then(
        () => process.stdout.write(`${id}\n`),
        () => undefined,
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => writeOn(lane)));
}

if (process.argv[2] === 'write') void main(process.argv[3]!, Number(process.argv[4]));
