import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { still } from '../media.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables, uploadAs } from '../shell/prepare.ts';

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

let receiver: Server;
let address: string;
const received: Message[] = [];
/** Seconds after which the receiver wants its next message again, once. */
let askedWait: string | undefined;
let server: RunningServer;
let admin: Page;
let fay: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
    if (askedWait) response.writeHead(503, { 'retry-after': askedWait }).end('Later');
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('Thank you');
    askedWait = undefined;
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startServer({ env: { WEBHOOK_ORIGINS: address } });
  admin = await signInAsAdministrator(browser, server);
  const roles = ['production_access', 'production_drafts', 'production_feedback', 'production_admin'];
  await addPerson(admin, server, { name: 'Fay Backer', email: 'fay@example.org', roles });
  fay = await signIn(browser, server, 'fay@example.org', password);
});
test.afterAll(async () => {
  await server.stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/** A version in review, open on the reviewer's screen. */
async function openVersion(title: string): Promise<void> {
  const brief = await addBrief(fay, server, 'Summer of cricket');
  const [id = ''] = await addDeliverables(fay, server, brief, { title, type: 'Image', deadline: '2030-01-01' });
  const target = { what: 'deliverable', delID: id };
  expect(await uploadAs(fay, server, target, 'poster.png', await still('poster.png'))).toMatchObject({ sentence: '' });
  await fay.goto(`${server.url}/#/brief/${brief}/deliverable/${id}`);
  await expect(fay.getByRole('button', { name: /^Sign Off v/ })).toBeVisible();
}

const signed = () => received.filter(({ body }) => body.includes('"version.signed_off"'));
const deliveries = (page: Page) => page.getByRole('table', { name: 'Deliveries' });

test('an administrator adds a webhook, a sign-off reaches its receiver, and the log has the answer (OPS-011)', async () => {
  await admin.goto(`${server.url}/#/admin/webhooks`);
  await expect(admin.getByText('There are no webhooks yet.')).toBeVisible();
  const docs = admin.waitForEvent('popup');
  await admin.getByRole('link', { name: 'How to receive messages' }).click();
  await expect((await docs).getByRole('heading', { name: 'Checking the signature' })).toBeVisible();
  await (await docs).close();
  await admin.getByRole('button', { name: 'Add Webhook' }).click();
  const form = admin.getByRole('dialog', { name: 'Add a Webhook' });
  await type(form.getByLabel('Name'), 'Web site');
  await type(form.getByLabel('Address'), 'http://10.0.0.1/receiver');
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(form).toContainText('Choose at least one event.');
  await form.getByRole('checkbox', { name: 'Version signed off' }).check();
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(form).toContainText('The address has to begin with https://. WEBHOOK_ORIGINS in the settings');
  for (const inside of ['https://localhost/receiver', 'https://[::1]/receiver']) {
    await type(form.getByLabel('Address'), inside);
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(form).toContainText('This address is inside a private network.');
    await expect(form.getByLabel('Address')).toHaveValue(inside);
  }
  await type(form.getByLabel('Address'), `${address}/receiver#part`);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(form).toContainText('Leave out the # and what follows it');
  await type(form.getByLabel('Address'), `${address}/receiver`);
  expect(await accessibilityFindings(admin)).toEqual([]);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  const shown = admin.getByRole('dialog', { name: 'Signing Secret' });
  const secret = (await shown.getByLabel('Signing secret').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(admin.getByRole('heading', { name: 'Web site' }).first()).toBeVisible();

  await admin.getByRole('button', { name: 'Send Test' }).click();
  await expect(deliveries(admin)).toContainText('Delivered');
  await openVersion('Poster of the final');
  await fay.getByRole('button', { name: /^Sign Off v/ }).click();
  // It waits until Undo is no longer possible.
  const row = deliveries(admin).getByRole('row', { name: /Version signed off/ });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('Delivered', { timeout: 40_000 });
  await expect(row).toContainText('200');
  await expect(row).toContainText('Thank you');
  const [message] = signed();
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = message!.headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${message!.body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(message!.body).toContain('Poster of the final');

  // To the second, to find the message in the log of the receiver.
  const toTheSecond = /\d:\d\d:\d\d [ap]m/;
  await expect(row).toContainText(toTheSecond);
  await row.click();
  const opened = admin.getByRole('dialog', { name: 'Version signed off' });
  await expect(opened.getByRole('list', { name: 'Tries' })).toContainText('status 200');
  await expect(opened.getByRole('list', { name: 'Tries' })).toContainText(toTheSecond);
  expect(await accessibilityFindings(admin)).toEqual([]);
  await opened.getByRole('button', { name: 'Send Again' }).click();
  await expect.poll(() => signed().length).toBe(2);
  expect(signed()[1]!.headers['webhook-id']).toBe(id);
  await admin.keyboard.press('Escape');
});

test('a server that is killed after a sign-off sends it once it runs again (OPS-011)', async () => {
  test.setTimeout(180_000);
  const before = signed().length;
  await openVersion('Poster of the semi-final');
  await fay.getByRole('button', { name: /^Sign Off v/ }).click();
  await expect(fay.getByRole('button', { name: 'Revoke Sign Off' })).toBeVisible();
  await expect(deliveries(admin)).toContainText('Waiting');
  await server.kill();
  expect(signed()).toHaveLength(before);
  await server.restart();
  await expect.poll(() => signed().length, { timeout: 90_000 }).toBe(before + 1);
  expect(signed().at(-1)!.body).toContain('Poster of the semi-final');
});

test('a receiver that asks for a pause is tried later, and the log says when (OPS-011)', async () => {
  askedWait = '7200';
  await admin.getByRole('button', { name: 'Send Test' }).click();
  const row = deliveries(admin).getByRole('row', { name: /Test/ }).first();
  await expect(row).toContainText('Retrying');
  await expect(row).toContainText('Next try');
  await row.click();
  const opened = admin.getByRole('dialog', { name: 'Test' });
  await expect(opened).toContainText('The next try is at');
  await expect(opened).toContainText('The receiver answered with error 503. It says when to try again.');
  await opened.getByRole('button', { name: 'Send Again' }).click();
  await expect(row).toContainText('Delivered');
  await expect(row).not.toContainText('Next try');
  await admin.keyboard.press('Escape');
});

test('what waits while a webhook is off is on hold, and is sent once it is on again (OPS-011)', async () => {
  const before = signed().length;
  await openVersion('Poster of the pause');
  await fay.getByRole('button', { name: /^Sign Off v/ }).click();
  const row = deliveries(admin).getByRole('row', { name: /Poster of the pause/ });
  await expect(row).toContainText('Waiting');
  await admin.getByRole('switch', { name: 'Send events' }).click();
  await expect(row).toContainText('On Hold', { timeout: 40_000 });
  await row.click();
  await expect(admin.getByRole('dialog')).toContainText('It is sent when the webhook is on again');
  await admin.keyboard.press('Escape');
  await admin.getByRole('tab', { name: 'On Hold' }).click();
  await expect(row).toBeVisible();
  await admin.getByRole('tab', { name: 'All' }).click();
  await admin.getByRole('switch', { name: 'Send events' }).click();
  await expect(row).toContainText('Delivered');
  expect(signed()).toHaveLength(before + 1);
});

test('an administrator switches a webhook off, renews its secret and deletes it (OPS-011)', async () => {
  await admin.getByRole('switch', { name: 'Send events' }).click();
  await expect(admin.getByText('Off', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Renew Secret' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Renew Secret' }).click();
  await expect(admin.getByLabel('Signing secret', { exact: true })).toHaveText(/^whsec_/);
  await admin.getByRole('button', { name: 'Done' }).click();
  await admin.getByRole('button', { name: 'Delete Webhook' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete Webhook' }).click();
  await expect(admin.getByText('There are no webhooks yet.')).toBeVisible();
});
