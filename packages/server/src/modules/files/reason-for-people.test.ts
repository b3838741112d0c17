import { expect, it } from 'vitest';
import { Refusal } from '../../engines/store/refusal.ts';
import { reasonForPeople } from './reason-for-people.ts';

const fault = 'This did not work because of a fault on our side. It can be tried again.';

it.each([
  [new Error('clip.mp4 is damaged in the storage.'), 'clip.mp4 is damaged in the storage.'],
  [new Refusal('NOT_FOUND', 'This has been deleted.'), 'This has been deleted.'],
  [Object.assign(new Error('ENOENT: no such file, open /data/x'), { code: 'ENOENT' }), fault],
  [Object.assign(new Error('Please reduce your request rate.'), { $metadata: {} }), fault],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), fault],
  [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    'The disk is full. An administrator has to make room; then this can be tried again.',
  ],
  ['a text', fault],
])('%o is shown as a sentence', (error, sentence) => {
  expect(reasonForPeople(error)).toBe(sentence);
});
