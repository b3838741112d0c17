import { livestreams } from '@pavilion/domain/livestreams';
import { expect, it } from 'vitest';
import { deactivationQuestion } from './deactivation-question.ts';

const feeds = (count: number) =>
  livestreams.schema.shape.rtmp_outputs.parse(
    Array.from({ length: count }, (_, at) => ({
      rtmp_out_id: `f${at}`,
      label: 'Feed',
      url: 'rtmp://a.example/live',
      state: 'live',
    })),
  );

it.each([
  ['processing', 0, 'Deactivate while it is live?', 'The encoder is cut off, and viewers lose the picture.'],
  [
    'processing',
    1,
    'Deactivate while it is live?',
    'The encoder is cut off and 1 feed stops, and viewers lose the picture.',
  ],
  [
    'disconnected',
    2,
    'Deactivate while the encoder is lost?',
    'The encoder cannot come back and 2 feeds stop, and viewers get no picture again.',
  ],
] as const)('a stream that is %s with %i feeds is asked about as it is (LIV-032)', (state, count, title, text) => {
  expect(deactivationQuestion({ state, rtmp_outputs: feeds(count) })).toEqual({ title, text });
});

it.each(['waiting', 'finished'] as const)(
  'a stream that is %s is deactivated without a question (LIV-032)',
  (state) => {
    expect(deactivationQuestion({ state, rtmp_outputs: [] })).toBeNull();
  },
);
