import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, openLoopback } from '../../testing/loopback.ts';
import { openChat } from './chat.ts';
import type { ChatTransport } from './types.ts';

const message = { id: 'm1', channel: 'C1', text: 'Signed off', mentions: [] };

let slack: Loopback;
let chat: ChatTransport;
let asked: { method: string; token: string | undefined; fields: Record<string, string> }[] = [];
/** Answers by method, in order; the last one repeats. */
let answers: Record<string, { status?: number; headers?: Record<string, string>; body: object }[]> = {};

beforeAll(async () => {
  slack = await openLoopback((request, body, response) => {
    const method = request.url!.slice(1);
    asked.push({
      method,
      token: request.headers.authorization,
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    const queue = answers[method] ?? [{ body: { ok: false, error: 'unknown_method' } }];
    const answer = queue.length > 1 ? queue.shift()! : queue[0]!;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  chat = openChat({ token: 'xoxb-test', apiUrl: slack.url });
});
afterAll(() => slack.close());
beforeEach(() => {
  asked = [];
  answers = {};
});

describe('the chat service', () => {
  it('posts a message with a link (DAT-111)', async () => {
    answers['chat.postMessage'] = [{ body: { ok: true, ts: '1.2' } }];
    await chat.post({ ...message, link: { url: 'https://p.org/#/brief/b1', text: 'Open' } });
    expect(asked).toMatchObject([
      {
        method: 'chat.postMessage',
        token: 'Bearer xoxb-test',
        fields: { channel: 'C1', text: 'Signed off\n<https://p.org/#/brief/b1|Open>' },
      },
    ]);
    expect(JSON.parse(asked[0]!.fields.metadata!)).toMatchObject({ event_payload: { id: 'm1' } });
  });

  it('mentions the intended people, and nobody through a title', async () => {
    answers['chat.postMessage'] = [{ body: { ok: true, ts: '1.2' } }];
    await chat.post({ ...message, text: '<!channel> & <@U1>', mentions: ['U7'] });
    expect(asked[0]?.fields.text).toBe('<@U7> &lt;!channel&gt; &amp; &lt;@U1&gt;');
  });

  it('finds its own message by id, on a later page, in a direct message as in a channel', async () => {
    answers['conversations.open'] = [{ body: { ok: true, channel: { id: 'D5' } } }];
    answers['conversations.history'] = [
      { body: { ok: true, messages: [{ text: 'of people' }], response_metadata: { next_cursor: 'more' } } },
      { body: { ok: true, messages: [{ metadata: { event_payload: { id: 'm1' } } }] } },
    ];
    const since = '2027-07-04T12:00:00.000Z';
    expect(await chat.wasPosted({ id: 'm1', channel: 'U9', since })).toBe(true);
    expect(asked.map(({ method, fields }) => [method, fields.users ?? fields.channel, fields.cursor])).toEqual([
      ['conversations.open', 'U9', undefined],
      ['conversations.history', 'D5', undefined],
      ['conversations.history', 'D5', 'more'],
    ]);
    expect(await chat.wasPosted({ id: 'm2', channel: 'C1', since })).toBe(false);
  });

  it('makes a channel of exactly this name, and invites each person separately (DAT-116)', async () => {
    answers['conversations.create'] = [{ body: { ok: true, channel: { id: 'C2', name: 'summer-brief' } } }];
    answers['conversations.invite'] = [
      { body: { ok: false, error: 'already_in_channel' } },
      { body: { ok: false, error: 'user_not_found' } },
      { body: { ok: true } },
    ];
    expect(await chat.makeChannel('summer-brief')).toBe('C2');
    expect(await chat.invite('C2', ['U1', 'U2', 'U3'])).toEqual([
      { member: 'U2', reason: 'The chat service has no member with this id.' },
    ]);
    expect(asked.map(({ fields }) => fields.name ?? fields.users)).toEqual(['summer-brief', 'U1', 'U2', 'U3']);
  });

  it.each([
    ['its own', { id: 'C3', name: 'taken', creator: 'UBOT' }, 'C3'],
    ['its own, archived', { id: 'C3', name: 'taken', creator: 'UBOT', is_archived: true }, null],
    ['someone else’s', { id: 'C3', name: 'taken', creator: 'U1' }, null],
    ['one it cannot see', { id: 'C3', name: 'other', creator: 'UBOT' }, null],
  ])('with a name that is taken, recognises %s (DAT-116)', async (_whose, channel, id) => {
    answers['conversations.create'] = [{ body: { ok: false, error: 'name_taken' } }];
    answers['auth.test'] = [{ body: { ok: true, user_id: 'UBOT' } }];
    answers['conversations.list'] = [
      { body: { ok: true, channels: [], response_metadata: { next_cursor: 'more' } } },
      { body: { ok: true, channels: [channel] } },
    ];
    expect(await chat.makeChannel('taken')).toBe(id);
  });

  it.each([
    [
      { body: { ok: false, error: 'channel_not_found' } },
      'The chat channel no longer exists, or Pavilion has not been invited to it.',
      'never',
    ],
    [
      { body: { ok: false, error: 'invalid_auth' } },
      'The chat service did not accept the token in the settings.',
      'never',
    ],
    [{ body: { ok: false, error: 'strange_thing' } }, 'The chat service refused this (strange_thing).', 'never'],
    [
      { status: 429, headers: { 'retry-after': '30' }, body: { ok: false, error: 'ratelimited' } },
      'The chat service is busy and asks to wait 30 seconds.',
      'later',
    ],
    [{ status: 500, body: {} }, 'The chat service refused this (slack_webapi_http_error).', 'unknown'],
  ])('explains an error in a sentence, and classifies it: %j', async (answer, sentence, outcome) => {
    answers['chat.postMessage'] = [answer];
    const failure = await chat.post(message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: sentence, outcome });
  });

  it('reports that it cannot be reached', async () => {
    const gone = await openLoopback(() => undefined);
    await gone.close();
    const nowhere = openChat({ token: 'xoxb-test', apiUrl: gone.url });
    await expect(nowhere.post(message)).rejects.toMatchObject({
      message: 'The chat service could not be reached.',
      outcome: 'later',
    });
  });

  it('is not configured without settings', () => {
    expect(openChat(null).configured).toBe(false);
  });
});
