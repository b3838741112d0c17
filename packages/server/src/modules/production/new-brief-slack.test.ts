import { outbox } from '@pavilion/domain/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Loopback, openLoopback } from '../../testing/loopback.ts';
import { openStage, type Stage } from '../../testing/production-stage.ts';

let slack: Loopback;
let stage: Stage;
let asked: { method: string; fields: Record<string, string> }[] = [];
let down = false;

beforeAll(async () => {
  slack = await openLoopback((request, body, response) => {
    const method = request.url!.slice(1);
    asked.push({ method, fields: Object.fromEntries(new URLSearchParams(body)) });
    response.writeHead(down ? 500 : 200, { 'content-type': 'application/json' });
    const channel = { id: 'C77', name: asked.at(-1)!.fields.name };
    response.end(JSON.stringify(down ? {} : { ok: true, channel }));
  });
  stage = await openStage({ config: { slack: { token: 'xoxb-test', apiUrl: slack.url } } });
});
afterAll(async () => {
  await stage.stop();
  await slack.close();
});
beforeEach(() => {
  asked = [];
  down = false;
});
const methods = () => asked.map(({ method }) => method);

it('creates the channel of a submitted brief with its people, once, and posts a message (PRD-031 PRD-034 DAT-116 OPN-053)', async () => {
  const { producer } = stage.people;
  const chatty = await stage.addPerson({ name: 'Chat Ty', slack: 'U9', roles: ['production_access'] });
  const brief = await stage.addBrief({ status: 'Draft', title: 'Metro Bank ODI', owners: [chatty.id] });
  await producer.call.production.submitBrief({ id: brief.id });
  await stage.jobsDone();
  expect(await stage.brief(brief.id)).toMatchObject({
    slackChannelId: 'C77',
    slackChannelName: 'digital-metro-bank-odi',
  });
  expect(methods().sort()).toEqual(['chat.postMessage', 'conversations.create', 'conversations.invite']);
  expect(asked.find(({ method }) => method === 'conversations.invite')?.fields.users).toBe('U9');
  expect(asked.find(({ method }) => method === 'chat.postMessage')?.fields).toMatchObject({
    channel: 'C77',
    text: `New brief: Metro Bank ODI by Pro Ducer\n<${stage.url}/#/brief/${brief.id}|Open in Pavilion>`,
  });
});

it('a sign-off is posted to the channel of the brief, and nowhere if it has none (PRD-087)', async () => {
  const { reviewer } = stage.people;
  const brief = await stage.addBrief({ slackChannelId: 'C5' });
  const work = await stage.addWork('feedback', 'review', { production: brief.id });
  const quiet = await stage.addWork('feedback', 'review', { production: (await stage.addBrief()).id });
  await reviewer.call.production.signOffFiles({ ids: [work.file!.id, quiet.file!.id] });
  await stage.jobsDone();
  expect(asked.map(({ method, fields }) => [method, fields.channel])).toEqual([['chat.postMessage', 'C5']]);
});

it('an unavailable chat service does not delay a sign-off; the message waits in the outbox', async () => {
  const { reviewer } = stage.people;
  down = true;
  const brief = await stage.addBrief({ slackChannelId: 'C6' });
  const work = await stage.addWork('feedback', 'review', { production: brief.id });
  expect(await reviewer.call.production.signOffFiles({ ids: [work.file!.id] })).toMatchObject({ refused: [] });
  expect((await stage.deliverable(work.deliverable.id)).state).toBe('signed');
  const message = () => stage.store.find(outbox, { where: { to: 'C6' } }).then(([one]) => one);
  await expect.poll(async () => (await message())?.status, { timeout: 10_000 }).toBe('uncertain');
  down = false;
  await expect.poll(async () => (await message())?.status, { timeout: 15_000 }).toBe('sent');
});
