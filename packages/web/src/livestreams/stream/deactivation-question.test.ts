import { livestreams } from '@pavilion/domain/livestreams';
import { expect, it } from 'vitest';
import { deactivationQuestion, stopQuestion } from './deactivation-question.ts';

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
  ['processing', 0, 'Deactivate while it is live?', 'The encoder is cut off. Viewers lose the picture.'],
  [
    'processing',
    1,
    'Deactivate while it is live?',
    'The encoder is cut off and 1 feed stops. Viewers lose the picture.',
  ],
  [
    'disconnected',
    2,
    'Deactivate while the encoder is disconnected?',
    'The encoder cannot reconnect and 2 feeds stop. Viewers do not get the picture back.',
  ],
] as const)(
  'deactivating a stream that is %s with %i feeds asks with its consequences (LIV-032)',
  (state, count, title, text) => {
    expect(deactivationQuestion({ state, rtmp_outputs: feeds(count) })).toEqual({ title, text });
  },
);

it.each(['waiting', 'finished'] as const)('deactivating a stream that is %s does not ask (LIV-032)', (state) => {
  expect(deactivationQuestion({ state, rtmp_outputs: [] })).toBeNull();
});

it.each([
  ['connected', 'Club site', 'Stop Club site while it is live?', 'Viewers at this destination lose the picture. '],
  ['waiting', 'Club site', 'Stop Club site?', ''],
  ['error', undefined, 'Stop rtmp://h/a?', ''],
  ['disconnected', undefined, 'Stop rtmp://h/a?', ''],
])('a feed that is %s, of the destination %s, is stopped after the question %s (LIV-013 LIV-037)', (...row) => {
  const [state, name, title, viewers] = row;
  const connection_info = { rtmps: false, host: 'h', application: 'a', streamName: '••••' };
  const again = name ? 'choose the destination again' : 'enter its address and key again';
  expect(stopQuestion({ rtmp_out_id: 'f1', name, state, connection_info })).toEqual({
    title,
    text: `${viewers}The feed leaves the list. To send there again, ${again}.`,
  });
});
