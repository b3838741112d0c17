import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, openLoopback } from '../testing/loopback.ts';
import { channelName, openChat } from './chat.ts';
import type { ChatTransport } from './types.ts';

let slack: Loopback;
let chat: ChatTransport;
let asked: { method: string; token: string | undefined; fields: Record<string, string> }[] = [];
/** Answers by method, one after the other; the last stays. */
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
  it('DAT-111 posts a message with a link', async () => {
    answers['chat.postMessage'] = [{ body: { ok: true, ts: '1.2' } }];
    await chat.post({ channel: 'C1', text: 'Signed off', link: { url: 'https://p.org/#/brief/b1', text: 'Open' } });
    expect(asked).toMatchObject([
      {
        method: 'chat.postMessage',
        token: 'Bearer xoxb-test',
        fields: { channel: 'C1', text: 'Signed off\n<https://p.org/#/brief/b1|Open>' },
      },
    ]);
  });

  it('DAT-116 makes a channel, under another name when it is taken, and invites people', async () => {
    answers['conversations.create'] = [
      { body: { ok: false, error: 'name_taken' } },
      { body: { ok: true, channel: { id: 'C2', name: 'summer-brief-2' } } },
    ];
    answers['conversations.invite'] = [{ body: { ok: true } }];
    expect(await chat.createChannel('Summer Brief!', ['U1', 'U2'])).toEqual({ id: 'C2', name: 'summer-brief-2' });
    expect(asked.map(({ fields }) => fields.name ?? fields.users)).toEqual(['summer-brief', 'summer-brief-2', 'U1,U2']);
  });

  it.each([
    [
      { body: { ok: false, error: 'channel_not_found' } },
      'The chat channel no longer exists, or Pavilion has not been invited to it.',
    ],
    [{ body: { ok: false, error: 'invalid_auth' } }, 'The chat service did not accept the token of the settings.'],
    [{ body: { ok: false, error: 'strange_thing' } }, 'The chat service refused this (strange_thing).'],
    [
      { status: 429, headers: { 'retry-after': '30' }, body: { ok: false, error: 'ratelimited' } },
      'The chat service is busy and asks to wait 30 seconds.',
    ],
    [{ status: 500, body: {} }, 'The chat service refused this (slack_webapi_http_error).'],
  ])('says in a sentence what went wrong: %j', async (answer, sentence) => {
    answers['chat.postMessage'] = [answer];
    await expect(chat.post({ channel: 'C1', text: 'x' })).rejects.toThrow(sentence);
  });

  it('says that it cannot be reached', async () => {
    const nowhere = openChat({ token: 'xoxb-test', apiUrl: 'http://127.0.0.1:9' });
    await expect(nowhere.post({ channel: 'C1', text: 'x' })).rejects.toThrow('The chat service could not be reached.');
  });

  it('is not configured without settings', () => {
    expect(openChat(null).configured).toBe(false);
  });
});

describe('channel names', () => {
  it.each([
    ['Hundred: Women’s Final 2026', 'hundred-women-s-final-2026'],
    ['Émile & Zoë', 'emile-zoe'],
    ['!!!', 'brief'],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('%s → %s', (title, name) => {
    expect(channelName(title)).toBe(name);
  });
});
