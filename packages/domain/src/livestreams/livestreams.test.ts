import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';
import {
  encoderLook,
  encoderRefusalSentence,
  encoderStep,
  isActivatedEncoder,
  isSettledEncoder,
  newestUnknownKey,
  ownRefusal,
  streamBadge,
  streamLook,
  streamSituation,
} from './encoder-states.ts';
import { feedLook, isRecentStream, maskedKey, readFeedAddress, shownFeeds, streamAttention, withKey } from './feeds.ts';
import { nameOfStream } from './name-of-stream.ts';
import { consumptionTotal, minutesViewed, reportByDay, reportOf } from './reporting.ts';
import { rightsSections, rightsTitle, rightsUpdated } from './rights-faq.ts';
import { fixtureTitle, streamTags } from './set-up.ts';

it.each([
  [{ videocloud: { video: { name: ' Somerset v Surrey ' } }, tournament: 'One-Day Cup' }, 'Somerset v Surrey'],
  [{ tournament: 'One-Day Cup', created_at: '2026-07-03T09:00:00.000Z' }, 'One-Day Cup, 03/07/2026'],
  [
    {
      videocloud: { video: { name: '' } },
      tournament: null,
      created_at: '2026-07-03T09:00:00.000Z',
      started_at: '2026-07-04T23:30:00.000Z',
    },
    'Unnamed stream, 05/07/2026',
  ],
  [{}, 'Unnamed stream'],
])('a stream without a name of its own has its tournament and its day: %o is %s', (stream, name) => {
  expect(nameOfStream(stream)).toBe(name);
});

describe('the encoder', () => {
  it.each([
    ['waiting', 'activate'],
    ['pending_deactivation', 'activate'],
    ['activation_in_progress', 'deactivate'],
    ['ready', 'deactivate'],
    ['pending_activation', null],
    ['deactivation_in_progress', null],
    ['cancelled', null],
    ['finished', null],
    ['none', null],
    ['something_new', null],
  ])('an encoder in state %s offers %s and says what to do next (LIV-023 LIV-024 OPN-069)', (state, step) => {
    expect(encoderStep(state)).toBe(step);
    const { word, next } = encoderLook(state);
    expect(word).toMatch(/^[A-Z][a-z ]+$/);
    expect(next).toMatch(/\.$/);
  });

  it.each([
    ['ready', 'processing', undefined, 'Live', 'The encoder is sending.'],
    ['ready', 'disconnected', '2026-07-04T17:05:00.000Z', 'Connection lost', 'since 04/07/2026, 6:05 pm. Check'],
    ['ready', 'disconnected', undefined, 'Connection lost', 'for a while. Check'],
    ['ready', 'waiting', undefined, 'Ready', 'The encoder can send'],
    ['waiting', 'standby', undefined, 'Off', 'Activate the stream'],
  ])(
    'a stream with encoder %s and picture %s is described as it is (LIV-025 OPN-069)',
    (sep_state, state, lost_at, word, next) => {
      const situation = streamSituation({ state, sep_state, lost_at });
      expect(situation.word).toBe(word);
      expect(situation.next).toContain(next);
    },
  );

  it.each(['disconnected', 'waiting'])(
    'a stream with a new key and picture %s says that the encoder needs the key (LIV-025 OPN-069)',
    (state) => {
      const times = { lost_at: '2026-07-04T17:05:00.000Z', new_key_at: '2026-07-04T17:04:00.000Z' };
      expect(streamSituation({ state, sep_state: 'ready', ...times })).toEqual({
        word: 'Key changed',
        next: 'The key was changed on 04/07/2026, 6:04 pm. Enter the new key in the encoder to send again.',
      });
      expect(streamSituation({ state: 'processing', sep_state: 'ready', ...times }).word).toBe('Live');
    },
  );

  it.each([
    ['unknownKey', 'its key belongs to no stream. Check the address and the key in the encoder.'],
    ['second', 'another encoder is already sending. Stop that one first, or set up a stream for each.'],
    ['off', 'this stream was off. Activate it first.'],
  ] as const)('a refused encoder is shown with the reason: %s (OPN-069)', (why, words) => {
    expect(encoderRefusalSentence({ at: '2026-07-04T17:05:00.000Z', from: '10.0.0.7', why })).toBe(
      `04/07/2026, 6:05 pm: an encoder at 10.0.0.7 was refused because ${words}`,
    );
  });

  it('an encoder whose key belongs to no stream is nobody’s own refusal, and news for an hour (OPN-069)', () => {
    const refused = (why: 'unknownKey' | 'off', at: string) => ({ refused_encoder: { why, at, from: '10.0.0.7' } });
    const [early, late] = [
      refused('unknownKey', '2026-07-04T17:05:00.000Z'),
      refused('unknownKey', '2026-07-04T17:20:00.000Z'),
    ];
    const off = refused('off', '2026-07-04T17:30:00.000Z');
    expect([early, off, {}].map(ownRefusal)).toEqual([undefined, off.refused_encoder, undefined]);
    const at = (now: string) => newestUnknownKey([early, off, late, {}], now);
    expect(at('2026-07-04T18:19:00.000Z')).toEqual(late.refused_encoder);
    expect(at('2026-07-04T18:20:00.000Z')).toBeUndefined();
  });

  it('encoder states tell what is on and what is in transition', () => {
    expect(['ready', 'pending_activation', 'waiting', 'constructor'].map(isActivatedEncoder)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['ready', 'pending_activation', 'waiting', 'deactivation_in_progress'].map(isSettledEncoder)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(streamLook('processing').word).toBe('Live');
    expect(streamLook('toString').word).toBe('ToString');
  });

  it.each([
    ['processing', 'ready', 'Live'],
    ['disconnected', 'ready', 'Encoder lost'],
    ['processing', 'pending_deactivation', 'Switching off'],
    ['processing', 'deactivation_in_progress', 'Switching off'],
    ['disconnected', 'deactivation_in_progress', 'Switching off'],
    ['failed', 'deactivation_in_progress', 'Failed'],
    ['standby', 'deactivation_in_progress', 'Deactivation in progress'],
  ])('a stream with the picture %s and the encoder %s is shown as %s (LIV-020 OPN-069)', (state, sep_state, word) => {
    expect(streamBadge({ state, sep_state }).word).toBe(word);
  });
});

const connection_info = { rtmps: false, host: 'h', application: 'a', streamName: '••••' };
const feed = (state: string) => ({ rtmp_out_id: state, state, connection_info });

describe('feeds', () => {
  it('feeds in any state but finished are listed (LIV-036 OPN-069)', () => {
    const states = ['starting', 'connected', 'cancelled', 'error', 'finished', 'new_state'];
    expect(shownFeeds(states.map(feed)).map(({ state }) => state)).toEqual(
      states.filter((state) => state !== 'finished'),
    );
    expect(feedLook('new_state').word).toBe('New state');
  });

  it.each([
    ['rtmp://host/app/key', { rtmps: false, host: 'host', application: 'app', streamName: 'key' }],
    [
      'rtmps://host:443/app/sub/key?a=b',
      { rtmps: true, host: 'host:443', application: 'app/sub', streamName: 'key?a=b' },
    ],
    ['http://host/app/key', expect.stringContaining('rtmp://')],
    ['rtmp://host/app', expect.stringContaining('end with')],
    ['rtmp://host/app/', expect.stringContaining('end with')],
    ['rtmp://host/app/key -f null', expect.stringContaining('rtmp://')],
    ['rtmp://user:pass@host/app/key', expect.stringContaining('rtmp://')],
    ['', expect.stringContaining('rtmp://')],
  ])('the address of a destination is parsed: %s', (address, expected) => {
    expect(readFeedAddress(address)).toEqual(expected);
  });

  it('a preset is joined with its key, and the key is masked on screen (OPN-078)', () => {
    expect(withKey('rtmp://host/app/', 'secret')).toBe('rtmp://host/app/secret');
    expect(withKey('rtmp://host/app/open', '')).toBe('rtmp://host/app/open');
    expect(maskedKey('short')).toBe('••••');
    expect(maskedKey('abcd-efgh-ijkl')).toBe('••••jkl');
  });
});

describe('lists', () => {
  const stream = (state: string, sep_state: string, feeds: string[] = [], error?: string) =>
    streamAttention({ state, sep_state, rtmp_outputs: feeds.map(feed), error } as never);

  it('streams in trouble come first, then live ones, then activated ones', () => {
    const order = [
      stream('disconnected', 'ready'),
      stream('processing', 'ready', ['error']),
      stream('processing', 'ready', ['connected']),
      stream('waiting', 'ready'),
      stream('standby', 'waiting'),
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
    expect(stream('processing', 'ready', [], 'The watermark stopped.')).toBe(0);
  });

  it('recent streams list a fixed channel only while it is on (LIV-002)', () => {
    const channels = new Set(['channel-kent']);
    expect(isRecentStream({ id: 'a', sep_state: 'waiting' }, channels)).toBe(true);
    expect(isRecentStream({ id: 'channel-kent', sep_state: 'waiting' }, channels)).toBe(false);
    expect(isRecentStream({ id: 'channel-kent', sep_state: 'ready' }, channels)).toBe(true);
  });
});

describe('reports', () => {
  it.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [89, 1],
    [90, 2],
    [3_600, 60],
  ])('a report shows %i seconds as %i minutes (LIV-043)', (seconds, minutes) => {
    expect(minutesViewed(seconds)).toBe(minutes);
  });

  const views = [
    { day: '2026-07-01', viewer: 'a', domain: 'x', starts: 1, seconds: 29 },
    { day: '2026-07-01', viewer: 'b', domain: 'y', starts: 2, seconds: 29 },
    { day: '2026-07-01', viewer: 'a', domain: 'y', starts: 1, seconds: 29 },
    { day: '2026-06-30', viewer: 'a', domain: 'x', starts: 1, seconds: 60 },
  ];

  it('a report counts each viewer once a day (LIV-041)', () => {
    expect(reportOf(views, ['daily_unique_viewers'], ['date'])).toEqual([
      { date: '2026-06-30', daily_unique_viewers: 1 },
      { date: '2026-07-01', daily_unique_viewers: 2 },
    ]);
  });

  it('a report sums starts and seconds by day and site, and rounds only the sum (LIV-044)', () => {
    const items = reportOf(views, ['video_view', 'video_seconds_viewed'], ['date', 'destination_domain']);
    expect(items).toEqual([
      { date: '2026-06-30', destination_domain: 'x', video_view: 1, video_seconds_viewed: 60 },
      { date: '2026-07-01', destination_domain: 'x', video_view: 1, video_seconds_viewed: 29 },
      { date: '2026-07-01', destination_domain: 'y', video_view: 3, video_seconds_viewed: 58 },
    ]);
    expect(consumptionTotal(items)).toEqual({ starts: 5, minutes: 2 });
    expect(reportByDay(items, (item) => item.video_view ?? 0)).toEqual([
      { date: '2026-06-30', value: 1 },
      { date: '2026-07-01', value: 4 },
    ]);
  });
});

describe('a stream', () => {
  it('a stream has an embed code only with a playback token (LIV-030)', () => {
    const player = { kind: 'hls', address: '/live?token="t"&x', film: '/film' } as const;
    expect(embedCode(undefined, player, 'Kent')).toBeNull();
    expect(embedCode('', player, 'Kent')).toBeNull();
    expect(embedCode('t', undefined, 'Kent')).toBeNull();
    expect(embedCode('t', player, '<Kent>')).toBe(
      '<video src="/live?token=&quot;t&quot;&amp;x" title="&lt;Kent&gt;" controls muted playsinline width="640" height="360"></video>',
    );
    expect(embedCode('t', { kind: 'frame', address: 'https://p/?adConfigId=t' }, 'Kent')).toContain(
      '<iframe src="https://p/?adConfigId=t"',
    );
  });

  it('a stream takes its name and tags from its fixture or competition (LIV-046 LIV-050 LIV-054)', () => {
    expect(fixtureTitle({ team1: 'Kent', team2: '' })).toBe('Kent v To be confirmed');
    const more = { commercialContents: [] };
    expect(streamTags({ tournament: 'custom', bbcCommentary: false, ...more })).toEqual(['custom']);
    expect(streamTags({ tournament: '23', bbcCommentary: true, ...more })).toEqual(['23', 'bbc-commentary']);
    expect(
      streamTags({ tournament: 'a,b', bbcCommentary: false, commercialContents: ['Sponsor, Ltd', 'a b'] }),
    ).toEqual(['a b', 'Sponsor  Ltd']);
  });
});

describe('the rights page', () => {
  const text = (anchor: string) => rightsSections.find((section) => section.anchor === anchor)?.rules.join(' ') ?? '';

  it('the rights page has its title, date and anchors (LIV-062 LIV-063)', () => {
    expect([rightsTitle, rightsUpdated]).toEqual(['Rights FAQs', '23rd March 2021']);
    expect(rightsSections.map(({ title }) => title)).toEqual([
      'Live streaming',
      'In play clips',
      'Highlights',
      'Syndication',
      'Domestic Archive',
      'International Archive',
      'Non-County Teams',
      'Covid-19',
    ]);
  });

  it('the rights page states the given rules (LIV-064 LIV-065 OPN-074)', () => {
    expect(text('in-play-clips')).toMatch(/Non-televised games.*6 clips of 30 seconds per hour per county/);
    expect(text('highlights')).toMatch(
      /5 minute highlights package per day.*Televised games: 10 minutes, not before 06:00 the next day/,
    );
    expect(text('domestic-archive')).toMatch(/from 1995/);
    expect(text('live-streaming')).toMatch(
      /One watermark logo at a time.*at least 3 seconds.*ticket sales.*at most 1 minute/,
    );
  });
});
