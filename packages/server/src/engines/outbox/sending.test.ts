import { createServer } from 'node:net';
import { notifications, outbox, users } from '@pavilion/domain/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatServer, openChatServer } from '../../testing/chat-server.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import type { Person } from '../../testing/person.ts';
import { openStage, type Stage } from '../../testing/production-stage.ts';
import { openMail } from '../messages/mail.ts';
import { writeChat } from './outbox.ts';

let chat: ChatServer;
let mail: MailServer;
let stage: Stage;
let admin: Person;
beforeAll(async () => {
  chat = await openChatServer();
  mail = await openMailServer();
  stage = await openStage({
    togetherSeconds: 3600,
    config: {
      slack: { token: 'xoxb-test', apiUrl: chat.url },
      smtp: { url: mail.url, from: 'Pavilion <no-reply@example.org>' },
    },
  });
  admin = await stage.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(async () => {
  await stage.stop();
  await mail.close();
  await chat.close();
});

/** Ends the short wait for messages to merge. */
async function momentPasses(): Promise<void> {
  await stage.context.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'gatherMessages'`);
  await stage.jobsDone();
}
const say = (to: string, text: string) =>
  stage.store.transaction(stage.system, (tx) => writeChat(tx, { to, text, link: 'https://example.org' }));
const messageTo = async (to: string) => (await stage.store.find(outbox, { where: { to, batch: null } })).at(-1);
const statusOf = async (to: string) => (await messageTo(to))?.status;
const postsIn = (channel: string) => chat.posted.filter((one) => one.channel === channel);

describe('notifications', () => {
  it('twenty sign-offs are one e-mail and one post, and twenty notifications (PRD-087 DAT-112)', async () => {
    const { reviewer, editor } = stage.people;
    const brief = await stage.addBrief({ title: 'Ashes', slackChannelId: 'CASHES' });
    const titles = Array.from({ length: 20 }, (_, at) => `Film number ${at + 1}.`);
    for (const title of titles) {
      const { file } = await stage.addWork('feedback', 'review', { production: brief.id, title });
      await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    }
    await stage.jobsDone();
    expect(await stage.store.count(notifications, { user: editor.id, kind: 'signedOff' })).toBe(20);
    expect(postsIn('CASHES')).toEqual([]);
    await momentPasses();
    const [post, ...more] = postsIn('CASHES');
    expect(more).toEqual([]);
    expect(post?.text).toMatch(/^20 sign-offs:/);
    const [arrived, ...others] = mail.messages.filter(({ to }) => to.includes(editor.email));
    expect(others).toEqual([]);
    expect(arrived?.text).toContain('Subject: 20 sign-offs');
    for (const title of titles) {
      expect(post?.text.split(title)).toHaveLength(2);
      expect(arrived?.text.split(title)).toHaveLength(2);
    }
    const message = await messageTo(editor.email);
    expect(message).toMatchObject({ status: 'sent', attempts: 1 });
    const items = await stage.store.find(outbox, { where: { batch: message!.id } });
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['gathered']));
    expect(items).toHaveLength(20);
  });

  it('moved deliverables are posted to the channel of their brief, with a link (DAT-114 OPN-073)', async () => {
    const { editor } = stage.people;
    const brief = await stage.addBrief({ title: 'Moved', slackChannelId: 'CMOVED' });
    const { deliverable } = await stage.addWork('production', undefined, { production: brief.id, title: 'Teaser' });
    await editor.call.production.holdDeliverables({ ids: [deliverable.id] });
    await momentPasses();
    const [post, ...more] = postsIn('CMOVED');
    expect(more).toEqual([]);
    expect(post?.text).toContain(' has put on hold: Teaser');
    expect(post?.text).toContain(`${stage.url}/#/brief/${brief.id}/deliverable/${deliverable.id}`);
  });

  it('each person is notified by the channels switched on in the profile', async () => {
    const { reviewer } = stage.people;
    const person = await stage.addPerson({ name: 'Swit Ched', slack: 'USWIT', roles: ['production_access'] });
    const other = await stage.addPerson({ name: 'O Ther' });
    const switched = { 'notify.signedOff.app': false, 'notify.signedOff.email': false, 'notify.signedOff.chat': true };
    await person.documents.patch(users, person.id, switched);
    await expect(other.documents.patch(users, person.id, switched)).rejects.toThrow();
    const { file } = await stage.addWork('feedback', 'review', { owners: [reviewer.id, person.id], title: 'Quiet' });
    await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    await stage.jobsDone();
    await momentPasses();
    expect(await stage.store.count(notifications, { user: person.id })).toBe(0);
    expect(mail.messages.filter(({ to }) => to.includes(person.email))).toEqual([]);
    expect(postsIn('USWIT')).toHaveLength(1);
  });
});

describe('when the chat service fails', () => {
  it('waits as long as the service asks', async () => {
    const busy = { status: 429, headers: { 'retry-after': '1' }, body: { ok: false, error: 'ratelimited' } };
    chat.next('chat.postMessage', busy);
    await say('CBUSY', 'In a second');
    await momentPasses();
    expect(await messageTo('CBUSY')).toMatchObject({
      status: 'queued',
      error: expect.stringContaining('wait 1 second'),
    });
    await expect.poll(() => statusOf('CBUSY'), { timeout: 20_000 }).toBe('sent');
    expect(postsIn('CBUSY')).toHaveLength(1);
    expect((await messageTo('CBUSY'))?.error).toBeUndefined();
  });

  it('keeps a permanently refused message, with the reason, until an administrator retries', async () => {
    chat.next('chat.postMessage', { body: { ok: false, error: 'channel_not_found' } });
    await say('CGONE', 'Into the void');
    await momentPasses();
    const failed = await messageTo('CGONE');
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('no longer exists') });
    expect(postsIn('CGONE')).toEqual([]);
    await admin.call.system.sendMessageAgain({ id: failed!.id });
    await stage.jobsDone();
    expect(await statusOf('CGONE')).toBe('sent');
    expect(postsIn('CGONE')).toHaveLength(1);
  });

  it.each([
    ['after posting, does not post again', 'lost after doing', 'CAFTER', 1],
    ['before posting, posts it', 'lost before doing', 'CBEFORE', 2],
  ] as const)('that loses its answer %s', async (_words, turn, channel, requests) => {
    chat.next('chat.postMessage', turn);
    await say(channel, 'Once');
    await momentPasses();
    await expect.poll(() => statusOf(channel), { timeout: 20_000 }).toBe('sent');
    expect(postsIn(channel)).toHaveLength(1);
    const posts = chat.asked.filter(
      ({ method, fields }) => method === 'chat.postMessage' && fields.channel === channel,
    );
    expect(posts).toHaveLength(requests);
  });

  it('that cannot say whether it has the message leaves the decision to an administrator', async () => {
    const silent = { body: { ok: false, error: 'missing_scope' } };
    chat.next('conversations.history', ...Array.from({ length: 20 }, () => silent));
    chat.next('chat.postMessage', 'lost after doing');
    await say('CDOUBT', 'Perhaps');
    await momentPasses();
    await expect
      .poll(async () => (await messageTo('CDOUBT'))?.error, { timeout: 20_000 })
      .toBe('The chat token lacks a permission for this.');
    expect(await statusOf('CDOUBT')).toBe('uncertain');
    expect(postsIn('CDOUBT')).toHaveLength(1);
  });
});

describe('channels of briefs', () => {
  it('a channel whose creation was interrupted is found again; another brief with the same title gets its own (DAT-116)', async () => {
    const { producer } = stage.people;
    chat.next('conversations.create', 'lost after doing');
    const briefs = [];
    for (const department of ['Digital', 'Digital']) {
      const brief = await stage.addBrief({ status: 'Draft', title: 'World Cup', department });
      await producer.call.production.submitBrief({ id: brief.id });
      await expect.poll(async () => (await stage.brief(brief.id)).slackChannelId, { timeout: 20_000 }).toBeDefined();
      briefs.push(await stage.brief(brief.id));
    }
    expect(briefs.map(({ slackChannelName }) => slackChannelName)).toEqual([
      'digital-world-cup',
      'digital-world-cup-2',
    ]);
    expect(new Set(briefs.map(({ slackChannelId }) => slackChannelId)).size).toBe(2);
  });
});

describe('when the mail server is lost', () => {
  /** Speaks SMTP up to a point and then hangs up. */
  async function hangUp(at: 'RCPT' | 'end of message') {
    const server = createServer((socket) => {
      let inMessage = false;
      socket.write('220 here\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const text = data.toString();
        if (inMessage) {
          if (text.endsWith('\r\n.\r\n')) socket.destroy();
        } else if (text.startsWith('DATA')) {
          inMessage = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('RCPT') && at === 'RCPT') socket.destroy();
        else socket.write('250 fine\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
  }

  it.each([
    ['RCPT', 'later'],
    ['end of message', 'unknown'],
  ] as const)('at the %s, the outcome is: %s', async (at, outcome) => {
    const server = await hangUp(at);
    const transport = openMail({ url: server.url, from: 'Pavilion <p@example.org>' });
    const failure = await transport
      .send({ id: 'm1', to: 'a@example.org', subject: 'Hello', text: 'Hello' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ outcome });
    server.close();
  });
});
