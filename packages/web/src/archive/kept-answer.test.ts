import { expect, it } from 'vitest';
import { type Answered, keptAnswer } from './kept-answer.ts';

const [hers, narrowed] = [{}, {}];
const former: Answered<string> = { question: 'a', rights: hers, answer: { documents: ['film'], status: 'ready' } };
const loading = { documents: [], status: 'loading' } as const;

it.each<[string, Partial<Answered<string>>, string[]]>([
  ['the hour has changed', {}, ['film']],
  ['the next answer has arrived', { answer: { documents: ['other'], status: 'ready' } }, ['other']],
  ['the next answer is empty', { answer: { documents: [], status: 'ready' } }, []],
  ['the query is refused', { answer: { documents: [], status: 'refused' } }, []],
  ['the rights have changed', { rights: narrowed }, []],
  ['the query has changed', { question: 'b' }, []],
  ['no query runs any more', { question: null }, []],
])('the answer shown once %s (OPN-064)', (_, change, documents) => {
  expect(keptAnswer(former, { question: 'a', rights: hers, answer: loading, ...change }).answer.documents).toEqual(
    documents,
  );
});
