import { createServer } from 'node:net';
import { outbox } from '@pavilion/domain/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { openStage, type Person, type Stage } from '../../testing/production-stage.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let mail: MailServer;
let receiver: WebhookReceiver;
let stage: Stage;
let admin: Person;
beforeAll(async () => {
  mail = await openMailServer();
  receiver = await openWebhookReceiver();
  stage = await openStage({
    config: {
      smtp: { url: mail.url, from: 'Pavilion <no-reply@example.org>' },
      // Nobody listens there.
      slack: { token: 'xoxb-test', apiUrl: `http://127.0.0.1:${await freePort()}` },
      webhookOrigins: [new URL(receiver.url).origin],
    },
  });
  admin = await stage.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(async () => {
  await stage.stop();
  await receiver.close();
  await mail.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const invite = async () => {
  await admin.call.accounts.resendInvitation({ id: stage.people.editor.id });
  await stage.jobsDone();
};
async function health(name: string) {
  const { checks } = await admin.call.system.health({});
  return checks.find((check) => check.name === name);
}
async function metric(line: string): Promise<number> {
  const text = await (await fetch(`${stage.url}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1));
}

it('the health of e-mail is that of the last message: why it failed, and when one was sent (OPS-015)', async () => {
  expect(await health('E-mail')).toMatchObject({
    ok: true,
    detail: expect.stringContaining('No message has been sent'),
  });
  await invite();
  const sent = {
    ok: true,
    detail: expect.stringMatching(/^A mail server is set up\. The last message was sent on \d/),
  };
  expect(await health('E-mail')).toMatchObject(sent);
  expect(await metric('pavilion_messages_failed{channel="email"}')).toBe(0);

  mail.refuse({ code: 554, words: 'No relay for you' });
  await invite();
  expect(await health('E-mail')).toMatchObject({
    ok: false,
    detail: expect.stringMatching(
      /^A message could not be sent on .+: The mail server refused the message: 554 No relay for you\. The last message was sent on \d/,
    ),
  });
  expect(await metric('pavilion_messages_failed{channel="email"}')).toBe(1);

  mail.refuse(null);
  await invite();
  expect(await health('E-mail')).toMatchObject({ ok: true, detail: expect.stringContaining('554 No relay for you.') });
  // Until it is sent again, an administrator has something to do.
  expect(await metric('pavilion_messages_failed{channel="email"}')).toBe(1);
  const [failed] = await stage.store.find(outbox, { where: { status: 'failed' } });
  await admin.call.system.sendMessageAgain({ id: failed!.id });
  await stage.jobsDone();
  expect(await metric('pavilion_messages_failed{channel="email"}')).toBe(0);
});

it('the health of chat says that its service cannot be reached (OPS-015)', async () => {
  const brief = await stage.addBrief({ title: 'Ashes', slackChannelId: 'CASHES' });
  const { deliverable } = await stage.addWork('production', undefined, { production: brief.id, title: 'Teaser' });
  await stage.people.editor.call.production.holdDeliverables({ ids: [deliverable.id] });
  const failing = () => health('Chat');
  await expect.poll(failing, { timeout: 20_000 }).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/^A message could not be sent on .+: The chat service could not be reached\./),
  });
  expect(await metric('pavilion_messages_failed{channel="chat"}')).toBe(1);
});

it('a webhook at which nothing arrives is named, and counted with its deliveries, until one arrives (OPS-015 OPS-011)', async () => {
  expect(await health('Webhooks')).toMatchObject({ off: true, detail: 'None is set up.' });
  const { id } = await admin.call.webhooks.saveWebhook({
    name: 'Site',
    url: `${receiver.url}/receiver`,
    events: ['stream.live'],
  });
  const counts = async () => [
    await metric('pavilion_webhooks_failing'),
    await metric('pavilion_webhook_deliveries_failed'),
  ];
  expect([(await health('Webhooks'))?.detail, ...(await counts())]).toEqual(['1 webhook; none is failing.', 0, 0]);
  receiver.next(500);
  await admin.call.webhooks.testWebhook({ id });
  await stage.jobsDone();
  expect(await health('Webhooks')).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/^Nothing arrives at “Site” since \d.+\.$/),
  });
  expect(await counts()).toEqual([1, 1]);
  await admin.call.webhooks.testWebhook({ id });
  await stage.jobsDone();
  expect(await health('Webhooks')).toMatchObject({ ok: true });
});
