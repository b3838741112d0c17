import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutboxMessage, outbox } from '@pavilion/domain/accounts';
import { describe, expect, it } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { type ChatServer, openChatServer } from '../../testing/chat-server.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { postChat } from './deliver.ts';
import { gatherMessages } from './gather-messages.ts';
import { writeChat } from './outbox.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const system = { kind: 'system', name: 'test' } as const;
const signal = new AbortController().signal;
const settings = (folder: string, chat: ChatServer, mailUrl?: string) => ({
  DATA_DIR: folder,
  PORT: '0',
  RTMP_PORT: '0',
  LOG_LEVEL: 'silent',
  SLACK_BOT_TOKEN: 'xoxb-test',
  SLACK_API_URL: chat.url,
  ...(mailUrl ? { SMTP_URL: mailUrl, MAIL_FROM: 'Pavilion <no-reply@example.org>' } : {}),
});

describe('a process that is killed while sending', () => {
  it.each([
    ['after the services accepted the messages', 'silent after doing'],
    ['before the services accepted the messages', 'silent before doing'],
  ] as const)(
    '%s: the chat message is posted once, and an uncertain e-mail is not sent twice',
    async (_when, turn) => {
      const folder = mkdtempSync(join(tmpdir(), 'pavilion-kill-'));
      const chat = await openChatServer();
      const mail = await openMailServer();
      chat.next('chat.postMessage', turn);
      mail.keepSilent(turn === 'silent after doing' ? 'after taking' : 'before taking');

      const script = fileURLToPath(new URL('../../testing/sending-server.ts', import.meta.url));
      const child = fork(script, {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, ...settings(folder, chat, mail.url) },
      });
      const gone = once(child, 'exit');
      await expect.poll(() => chat.asked.length + mail.asked(), { timeout: 120_000 }).toBe(2);
      child.kill('SIGKILL');
      await gone;
      mail.keepSilent(null);

      const app = await createApp(readConfig(settings(folder, chat, mail.url)), {
        togetherSeconds: 0,
        schedule: false,
      });
      const messages = () => app.context.store.find(outbox, {});
      const statuses = async () => (await messages()).map(({ status }) => status).sort();
      await expect.poll(statuses, { timeout: 30_000 }).toEqual(['sent', 'uncertain']);
      const inDoubt = (await messages()).find(({ status }) => status === 'uncertain') as OutboxMessage;
      expect(inDoubt).toMatchObject({ channel: 'email', error: expect.stringContaining('It is not known') });
      expect(chat.posted).toHaveLength(1);
      expect(mail.messages).toHaveLength(turn === 'silent after doing' ? 1 : 0);

      await app.close(1);
      await mail.close();
      await chat.close();
      rmSync(folder, { recursive: true, force: true });
    },
    180_000,
  );
});

describe('two processes', () => {
  it('merge and send each message once between them, and pick up forgotten messages', async () => {
    const { database, url } = await openTestDatabase();
    await database.close();
    const chat = await openChatServer();
    const apps: App[] = [];
    for (const name of ['one', 'two']) {
      const folder = mkdtempSync(join(tmpdir(), `pavilion-${name}-`));
      const config = { ...readConfig(settings(folder, chat)), databaseUrl: url };
      apps.push(await createApp(config, { togetherSeconds: 0, schedule: false }));
    }
    const stores = apps.map(({ context }) => context.store);
    const texts = Array.from({ length: 24 }, (_, at) => `Thing ${at}.`);
    await Promise.all(
      texts.map(async (text, at) => {
        await stores[at % 2]!.transaction(system, (tx) => writeChat(tx, { to: 'CTWO', text }));
        // In addition to the jobs, both processes run the merge directly.
        await Promise.all(
          apps.map(({ context }) => gatherMessages.run(context, { channel: 'chat', to: 'CTWO' }, signal)),
        );
      }),
    );
    const messages = () => stores[0]!.find(outbox, { where: { to: 'CTWO', batch: null } });
    for (const { id } of await messages()) {
      await Promise.all(apps.map(({ context }) => postChat.run(context, { message: id }, signal)));
    }
    await expect
      .poll(async () => new Set((await messages()).map(({ status }) => status)), { timeout: 30_000 })
      .toEqual(new Set(['sent']));
    const said = chat.posted.map(({ text }) => `${text}\n`).join('');
    for (const text of texts) expect(said.split(text), text).toHaveLength(2);
    expect(chat.posted).toHaveLength((await messages()).length);

    // A message without a job, as after a lost job.
    await stores[0]!.transaction(system, (tx) =>
      tx.insert(outbox, { channel: 'chat', to: 'CLOST', text: 'Lost', created_at: '2020-01-01T00:00:00.000Z' }),
    );
    await Promise.all(apps.map(({ context }) => sweepOutbox.run(context, {}, signal)));
    await expect.poll(() => chat.posted.filter(({ channel }) => channel === 'CLOST').length).toBe(1);
    for (const app of apps) await app.close(5);
    await chat.close();
  });
});
