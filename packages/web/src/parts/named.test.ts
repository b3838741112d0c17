import { type User, users } from '@pavilion/domain/accounts';
import type { TypeQuery } from '@pavilion/sync/client';
import { beforeEach, expect, it } from 'vitest';
import { createNamed } from './named.ts';

interface Channel {
  query: TypeQuery;
  answer: (documents: User[]) => void;
  isOpen: () => boolean;
}
let opened: Channel[];
beforeEach(() => {
  opened = [];
});

/** A client whose server answers when the test says so. */
const client = {
  peek: () => undefined,
  live(_: unknown, query: TypeQuery) {
    const listeners = new Set<() => void>();
    let result: { documents: User[]; status: string } = { documents: [], status: 'loading' };
    opened.push({
      query,
      answer: (documents) => {
        result = { documents, status: 'ready' };
        for (const listener of listeners) listener();
      },
      isOpen: () => listeners.size > 0,
    });
    return {
      get: () => result,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  },
} as unknown as Parameters<typeof createNamed>[0];

const moment = () => Promise.resolve();
const ann = { id: 'ann', name: 'Ann' } as User;

it('asks once for all ids named in one moment, and stops when nothing names them any more', async () => {
  const people = createNamed(client, users);
  let told = 0;
  const leave = [['ben'], ['ann'], ['ann', 'cat']].map((ids) => people.watch(ids, () => (told += 1)));
  await moment();
  expect(opened.map(({ query }) => query)).toEqual([{ where: { id: { in: ['ann', 'ben', 'cat'] } } }]);
  expect(people.get('ann')).toBeUndefined();

  told = 0;
  opened[0]!.answer([ann]);
  expect([told, people.get('ann'), people.get('ben')]).toEqual([3, ann, null]);
  const later = people.watch(['ann'], () => undefined);
  await moment();
  expect(opened).toHaveLength(1);

  for (const go of [...leave, later]) go();
  expect(opened[0]!.isOpen()).toBe(false);
  people.watch(['ann'], () => undefined);
  await moment();
  expect(opened).toHaveLength(2);
});

it('asks for very many ids in several queries, and for none that are gone in the same moment', async () => {
  const people = createNamed(client, users);
  people.watch(['gone'], () => undefined)();
  people.watch(
    Array.from({ length: 1_200 }, (_, at) => `p${at}`),
    () => undefined,
  );
  await moment();
  const sizes = opened.map(({ query }) => (query.where as { id: { in: string[] } }).id.in.length);
  expect(sizes).toEqual([500, 500, 200]);
});
