import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { notifications } from '@pavilion/domain/accounts';
import { clippingRequests } from '@pavilion/domain/archive';
import { livestreams } from '@pavilion/domain/livestreams';
import { briefs } from '@pavilion/domain/production';
import { type WebhookEvent, webhookDeliveries, webhookEventNames, webhooks } from '@pavilion/domain/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStage, type Person, refusalOf, type Stage } from '../../testing/production-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { genuineSignatures, openWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { importActor } from '../system/import/import-actor.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { releaseDeliveries } from './release-deliveries.ts';

let receiver: WebhookReceiver;
let stage: Stage;
let admin: Person;
let now: string | undefined;
beforeAll(async () => {
  receiver = await openWebhookReceiver();
  stage = await openStage({
    clock: () => now ?? new Date().toISOString(),
    afterUndoSeconds: 60,
    config: { webhookOrigins: [new URL(receiver.url).origin] },
  });
  admin = await stage.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(async () => {
  await stage.stop();
  await receiver.close();
});
/** Each test has webhooks of its own. */
beforeEach(async () => {
  now = undefined;
  for (const { id } of await admin.documents.fetch(webhooks)) await admin.call.webhooks.deleteWebhook({ id });
  await stage.jobsDone();
  receiver.received.length = 0;
});

async function addWebhook(events: readonly WebhookEvent[] = webhookEventNames) {
  const url = `${receiver.url}/receiver`;
  const { id, secret } = await admin.call.webhooks.saveWebhook({ name: 'Site', url, events: [...events] });
  return { id, secret: secret! };
}
const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as Message);
interface Message {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}
const log = (webhook: string) =>
  admin.documents.fetch(webhookDeliveries, {
    where: { webhook },
    orderBy: [{ field: 'created_at', direction: 'asc' }],
  });
/** Makes tries that wait for their hour due now. */
async function nextTries() {
  await stage.context.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'sendDelivery' AND state < 'active'`,
  );
  await stage.jobsDone();
}

describe('a webhook', () => {
  it('receives a signed message when a version is signed off, and its log has the answer (OPS-011)', async () => {
    const { id, secret } = await addWebhook(['version.signed_off']);
    const brief = await stage.addBrief();
    const { file, deliverable } = await stage.addWork('feedback', 'review', { production: brief.id });
    await stage.people.reviewer.call.production.signOffFiles({ ids: [file!.id] });
    await stage.jobsDone();
    // It waits until Undo is no longer possible.
    expect(receiver.received).toEqual([]);
    await nextTries();

    const [message] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(message).toMatchObject({ method: 'POST', path: '/receiver' });
    expect(genuineSignatures(message!, secret)).toBe(1);
    const [body] = sent();
    expect(body).toMatchObject({
      id: message!.headers['webhook-id'],
      type: 'version.signed_off',
      data: {
        version: { id: file!.id, number: 1, name: 'film.mp4', status: 'signed' },
        deliverable: { id: deliverable.id, title: 'Opening film' },
        brief: { id: brief.id, title: 'Summer of cricket' },
        by: { id: stage.people.reviewer.id, name: 'Rae Viewer' },
        url: `${stage.url}/#/brief/${brief.id}/deliverable/${deliverable.id}`,
      },
    });
    expect(body!.timestamp).toBe((await stage.file(file!.id)).events.at(-1)!.date);
    expect(await log(id)).toMatchObject([
      { id: body!.id, event: 'version.signed_off', state: 'delivered', tries: [{ status: 204 }] },
    ]);
  });

  it('receives what it asked for, and nothing else: briefs, decisions, recalls and streams (OPS-011)', async () => {
    const all = await addWebhook();
    await addWebhook(['stream.live']);
    const { producer, reviewer } = stage.people;
    const brief = await producer.documents.insert(briefs, { title: 'Winter', department: 'Digital' });
    await producer.documents.patch(briefs, brief.id, { audience: 'Members' });
    await producer.call.production.submitBrief({ id: brief.id });
    await producer.call.production.setBriefCompleted({ id: brief.id, completed: true });
    const { file, deliverable } = await stage.addWork('feedback', 'review');
    await reviewer.call.production.setDecision({ delID: deliverable.id, decision: 'Approve' });
    await reviewer.call.production.rejectFiles({ ids: [file!.id] });
    await nextTries();
    await reviewer.call.production.recallFiles({ ids: [file!.id] });
    const stream = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(livestreams, { stream: { url: 'rtmp://here/in', name: 'the-key' }, state: 'waiting' }),
    );
    for (const state of ['processing', 'disconnected', 'processing', 'finishing', 'finished']) {
      await stage.store.transaction(stage.system, (tx) => tx.patch(livestreams, stream.id, { state }));
    }
    await stage.jobsDone();

    const types = (await log(all.id)).map(({ event }) => event).sort();
    expect(types).toEqual([
      'brief.created',
      'brief.status_changed',
      'brief.status_changed',
      'stream.ended',
      'stream.live',
      'version.recalled',
      'version.rejected',
      'version.reviewed',
    ]);
    expect(sent().filter(({ type }) => type === 'stream.live')).toHaveLength(2);
    expect(receiver.received).toHaveLength(types.length + 1);
    const statuses = sent().filter(({ type }) => type === 'brief.status_changed');
    expect(statuses.map(({ data }) => [data.before, data.status]).sort()).toEqual([
      ['Draft', 'Submitted'],
      ['Submitted', 'Completed'],
    ]);
    expect(sent().find(({ type }) => type === 'version.reviewed')?.data).toMatchObject({ decision: 'Approve' });
    // The key that encoders show, and their address, stay here.
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/the-key|rtmp:/);
  });

  it('hears of uploads, and of clips that are cut or could not be (OPS-011)', async () => {
    await addWebhook(['version.uploaded', 'clip.finished', 'clip.failed']);
    const { editor } = stage.people;
    const { deliverable } = await stage.addWork('production');
    const target = { what: 'deliverable' as const, delID: deliverable.id };
    const { id, refused } = await upload(editor, target, 'film.mp4', bytesLike.mp4());
    expect(refused).toBeUndefined();
    const request = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(clippingRequests, { filename: 'Six.mp4', status: 'requested', created_by: editor.id }),
    );
    for (const status of ['clipping', 'failed', 'clipping', 'clipped']) {
      const changes = { status, error: status === 'failed' ? 'The marks lie outside the recording.' : null };
      await stage.store.transaction(stage.system, (tx) => tx.patch(clippingRequests, request.id, changes));
    }
    await stage.jobsDone();
    const of = (type: string) => sent().find((message) => message.type === type)?.data;
    expect(receiver.received).toHaveLength(3);
    expect(of('version.uploaded')).toMatchObject({
      version: { id, number: 1, status: 'review' },
      deliverable: { id: deliverable.id },
      by: { id: editor.id, name: 'Ed Itor' },
    });
    expect(of('clip.failed')).toMatchObject({
      request: request.id,
      clip: { name: 'Six.mp4' },
      reason: 'The marks lie outside the recording.',
      by: { id: editor.id },
    });
    expect(of('clip.finished')).toMatchObject({ request: request.id });
    expect(of('clip.finished')).not.toHaveProperty('reason');
  });

  it('hears nothing of a sign-off that was undone, of an import, and of what comes back from the trash (OPS-011)', async () => {
    const { id } = await addWebhook();
    await stage.store.transaction(importActor, (tx) => tx.insert(briefs, { title: 'From a spreadsheet' }));
    const { producer, reviewer } = stage.people;
    const brief = await producer.documents.insert(briefs, { title: 'Draft to delete' });
    await stage.jobsDone();
    expect(sent()).toHaveLength(1);
    await producer.call.production.deleteBrief({ id: brief.id });
    await producer.call.system.undoDeletion({ collection: 'productions', ids: [brief.id] });
    await stage.jobsDone();
    expect(await producer.documents.get(briefs, brief.id)).toBeDefined();
    expect(sent()).toHaveLength(1);

    const { file } = await stage.addWork('feedback', 'review');
    await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    expect(await log(id)).toMatchObject([{ event: 'brief.created' }, { event: 'version.signed_off' }]);
    await reviewer.call.production.undoReview({ ids: [file!.id] });
    await nextTries();
    expect((await log(id)).map(({ event }) => event)).toEqual(['brief.created']);
    expect(sent()).toHaveLength(1);
  });
});

describe('a delivery that fails', () => {
  it('is tried again with the same id and a new signature until it arrives, after growing waits (OPS-011)', async () => {
    const { id, secret } = await addWebhook(['brief.created']);
    receiver.next(500, 302, 404);
    await stage.people.producer.documents.insert(briefs, { title: 'Stubborn' });
    await stage.jobsDone();
    const [first] = await log(id);
    expect(first).toMatchObject({ state: 'waiting', failures: 1, tries: [{ status: 500 }] });
    expect(first!.tries[0]!.answer).toHaveLength(500);
    expect(Date.parse(first!.next_at!)).toBeGreaterThan(Date.parse(first!.created_at!));
    expect((await admin.documents.get(webhooks, id))?.failing_since).toBeDefined();
    for (let again = 0; again < 3; again++) await nextTries();
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'delivered', failures: 3 });
    expect(delivery!.tries.map(({ status }) => status)).toEqual([500, 302, 404, 204]);
    expect(delivery).not.toHaveProperty('next_at');
    // The redirect was not followed.
    expect(receiver.received.map(({ path }) => path)).toEqual(['/receiver', '/receiver', '/receiver', '/receiver']);
    expect(new Set(sent().map((body) => JSON.stringify(body))).size).toBe(1);
    for (const message of receiver.received) {
      expect(message.headers['webhook-id']).toBe(delivery!.id);
      expect(genuineSignatures(message, secret)).toBe(1);
    }
    expect((await admin.documents.get(webhooks, id))?.failing_since).toBeUndefined();
  });

  it('is given up after eight tries, and sent again at a press with the same id (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created']);
    receiver.next(...Array<number>(8).fill(503));
    await stage.people.producer.documents.insert(briefs, { title: 'Hopeless' });
    for (let again = 0; again < 9; again++) await nextTries();
    const [failed] = await log(id);
    expect(failed).toMatchObject({ state: 'failed', failures: 8 });
    expect(receiver.received).toHaveLength(8);
    await admin.call.webhooks.replayDelivery({ id: failed!.id });
    await stage.jobsDone();
    expect(await log(id)).toMatchObject([{ id: failed!.id, state: 'delivered' }]);
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(failed!.id);
    expect(receiver.received.at(-1)!.body).toBe(receiver.received[0]!.body);
  });

  it.each([
    [{ status: 429, retryAfter: '600' }, 600],
    [{ status: 503, retryAfter: 'Sun, 05 Jul 2026 11:00:00 GMT' }, 3_600],
    [{ status: 503, retryAfter: '1' }, 5],
    [{ status: 429, retryAfter: '31536000' }, 14 * 3_600],
    [{ status: 500, retryAfter: '600' }, 5],
  ])('waits at least as long as its receiver asks, within limits: %j (OPS-011)', async (answer, seconds) => {
    const { id } = await addWebhook(['brief.created']);
    now = '2026-07-05T10:00:00.000Z';
    receiver.next(answer);
    await stage.people.producer.documents.insert(briefs, { title: 'Polite' });
    await stage.jobsDone();
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'waiting', failures: 1, tries: [{ status: answer.status }] });
    expect(delivery!.next_at).toBe(new Date(Date.parse(now) + seconds * 1_000).toISOString());
    const [job] = await stage.context.database.query<{ wait: number }>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS wait FROM pgboss.job
       WHERE name = 'sendDelivery' AND state < 'active' AND data::text LIKE '%' || $1 || '%'`,
      [delivery!.id],
    );
    expect(job?.wait).toBe(seconds);
    await nextTries();
    expect(await log(id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('does not follow its earlier tries once it is sent again (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created']);
    receiver.next(500);
    await stage.people.producer.documents.insert(briefs, { title: 'Impatient' });
    await stage.jobsDone();
    const [waiting] = await log(id);
    await admin.call.webhooks.replayDelivery({ id: waiting!.id });
    await stage.jobsDone();
    await nextTries();
    expect(receiver.received).toHaveLength(2);
    expect(await log(id)).toMatchObject([{ state: 'delivered', round: 1 }]);
  });

  it('switches its webhook off after five days of failures alone, and tells the administrators (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created']);
    receiver.next(...Array<number>(16).fill(500));
    const { producer } = stage.people;
    const fail = async (title: string) => {
      await producer.documents.insert(briefs, { title });
      for (let again = 0; again < 9; again++) await nextTries();
    };
    await fail('First day');
    expect(await admin.documents.get(webhooks, id)).toMatchObject({ active: true });
    now = new Date(Date.now() + 6 * 86_400_000).toISOString();
    await fail('Sixth day');
    const off = await admin.documents.get(webhooks, id);
    expect(off).toMatchObject({ active: false });
    expect(off?.given_up_at).toBeDefined();
    expect(await admin.documents.fetch(notifications, { where: { kind: 'webhookOff' } })).toMatchObject([
      { title: 'The webhook “Site” was switched off', link: `/admin/webhooks/${id}` },
    ]);
    await producer.documents.insert(briefs, { title: 'Unheard' });
    await stage.jobsDone();
    expect(await log(id)).toHaveLength(2);
    const [first] = await log(id);
    expect(await refusalOf(admin.call.webhooks.replayDelivery({ id: first!.id }))).toMatchObject({
      code: 'SWITCHED_OFF',
    });
    await admin.call.webhooks.switchWebhook({ id, active: true });
    const on = await admin.documents.get(webhooks, id);
    expect(on).toMatchObject({ active: true });
    expect(on?.failing_since).toBeUndefined();
  });

  it('switches its webhook off at once when the receiver says that it is gone (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created']);
    receiver.next(410);
    await stage.people.producer.documents.insert(briefs, { title: 'Gone' });
    await stage.jobsDone();
    expect(await admin.documents.get(webhooks, id)).toMatchObject({ active: false });
    expect(await log(id)).toMatchObject([{ state: 'failed', failures: 1 }]);
  });
});

describe('a webhook that is off', () => {
  it('loses nothing that waits: it goes on with all its tries once the webhook is on again (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created', 'version.signed_off']);
    const { producer, reviewer } = stage.people;
    receiver.next(...Array<number>(7).fill(500));
    await producer.documents.insert(briefs, { title: 'Before the pause' });
    for (let again = 0; again < 7; again++) await nextTries();
    const { file } = await stage.addWork('feedback', 'review');
    await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    await admin.call.webhooks.switchWebhook({ id, active: false });
    await producer.documents.insert(briefs, { title: 'In the pause' });
    await nextTries();
    expect(receiver.received).toHaveLength(7);
    const held = await log(id);
    expect(held).toMatchObject([
      { event: 'brief.created', title: 'Before the pause', state: 'held', failures: 7 },
      { event: 'version.signed_off', state: 'held', failures: 0, tries: [] },
    ]);
    for (const delivery of held) expect(delivery).not.toHaveProperty('next_at');
    // Nobody waits for the night that ends what a restore has cut off.
    now = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await forgetDeliveries.run(stage.context, {}, new AbortController().signal);
    now = undefined;

    receiver.next(500);
    await admin.call.webhooks.switchWebhook({ id, active: true });
    await stage.jobsDone();
    await nextTries();
    expect(await log(id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
    expect(new Set(sent().map((message) => message.id))).toEqual(new Set(held.map((each) => each.id)));
    expect(receiver.received).toHaveLength(10);
  });

  it('sends nothing that was held when it is off again at once, and a held one is not sent by a press (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created']);
    receiver.next(500);
    await stage.people.producer.documents.insert(briefs, { title: 'Undecided' });
    await stage.jobsDone();
    await admin.call.webhooks.switchWebhook({ id, active: false });
    await nextTries();
    await stage.store.transaction(stage.system, (tx) => tx.enqueue(releaseDeliveries, { webhook: id }));
    await stage.jobsDone();
    const [held] = await log(id);
    expect(held).toMatchObject({ state: 'held' });
    expect(await refusalOf(admin.call.webhooks.replayDelivery({ id: held!.id }))).toMatchObject({
      code: 'SWITCHED_OFF',
    });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('the secret', () => {
  it('is shown once, and is in no document, answer or entry of the change log (OPS-011)', async () => {
    const { id, secret } = await addWebhook(['brief.created']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const renewed = await admin.call.webhooks.renewWebhookSecret({ id });
    const saved = await admin.call.webhooks.saveWebhook({
      id,
      name: 'Renamed',
      url: `${receiver.url}/receiver`,
      events: ['brief.created'],
    });
    expect(saved).toEqual({ id, secret: null });
    await admin.call.webhooks.testWebhook({ id });
    await stage.jobsDone();
    const held = JSON.stringify([
      await admin.documents.fetch(webhooks),
      await admin.documents.fetch(webhookDeliveries),
      await stage.context.database.query('SELECT * FROM changes'),
      await stage.context.database.query('SELECT data, output FROM pgboss.job'),
    ]);
    for (const text of [secret, renewed.secret]) expect(held).not.toContain(text.slice('whsec_'.length));
  });

  it('signs beside its renewed one for a day, then no more (OPS-011)', async () => {
    const { id, secret } = await addWebhook(['brief.created']);
    const renewed = await admin.call.webhooks.renewWebhookSecret({ id });
    await admin.call.webhooks.testWebhook({ id });
    await stage.jobsDone();
    expect(genuineSignatures(receiver.received[0]!, secret)).toBe(1);
    expect(genuineSignatures(receiver.received[0]!, renewed.secret)).toBe(1);
    await stage.context.database.query(`UPDATE webhook_secret SET "renewedAt" = now() - interval '25 hours'`);
    await admin.call.webhooks.testWebhook({ id });
    await stage.jobsDone();
    expect(genuineSignatures(receiver.received[1]!, secret)).toBe(0);
    expect(genuineSignatures(receiver.received[1]!, renewed.secret)).toBe(1);
  });

  it('is missing after a restore, and nothing is sent until it is renewed (OPS-011)', async () => {
    const { id } = await addWebhook(['brief.created']);
    await stage.context.database.query('DELETE FROM webhook_secret');
    await admin.call.webhooks.testWebhook({ id });
    await stage.jobsDone();
    expect(receiver.received).toEqual([]);
    expect(await log(id)).toMatchObject([
      { state: 'failed', tries: [{ error: expect.stringContaining('no secret') }] },
    ]);
  });
});

describe('addresses', () => {
  const save = (url: string) => admin.call.webhooks.saveWebhook({ name: 'Site', url, events: ['brief.created'] });
  it.each([
    ['http://example.org/receiver', /begin with https:.*WEBHOOK_ORIGINS in the settings of the server/],
    ['https://127.0.0.1/receiver', /private network/],
    ['https://169.254.169.254/latest', /private network/],
    ['https://[::1]/receiver', /private network/],
    ['https://[::ffff:10.0.0.1]/receiver', /private network/],
    ['https://[fd12::1]/receiver', /private network/],
    ['https://10.0.0.1/receiver', /private network/],
    ['https://192.168.1.20/receiver', /private network/],
    // 127.0.0.1 as one number.
    ['https://2130706433/receiver', /private network/],
    ['https://localhost/receiver', /private network/],
    ['https://LOCALHOST./receiver', /private network/],
    ['https://cms.localhost/receiver', /private network/],
    ['https://example.org:8443/receiver', /^Leave the port out of the address: it is 443\./],
    // Nothing speaks TLS on the port of plain HTTP.
    ['https://example.org:80/receiver', /^Leave the port out/],
    ['https://example.org/receiver#part', /never sent to the receiver/],
    ['https://example.org/receiver#', /never sent to the receiver/],
    ['https://user:word@example.org/', /user or a password/],
    ['ftp://example.org/', /not a web address/],
    ['the office', /not a web address/],
  ])('refuses %s with a sentence (OPS-011)', async (url, sentence) => {
    await expect(save(url)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(sentence),
      data: { field: 'url' },
    });
  });

  it('sends nothing to a name that leads into the private network (OPS-011)', async () => {
    const { lookup } = dns;
    const answers = (host: string, options: never) =>
      host === 'inside.example.org' ? [{ address: '10.0.0.1', family: 4 }] : lookup(host, options);
    vi.spyOn(dns, 'lookup').mockImplementation(answers as typeof lookup);
    // For modules that have been loaded before.
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const { id } = await admin.call.webhooks.saveWebhook({
      name: 'Inside',
      url: 'https://inside.example.org/receiver',
      events: ['brief.created'],
    });
    await admin.call.webhooks.testWebhook({ id });
    await stage.jobsDone();
    expect(await log(id)).toMatchObject([{ tries: [{ error: expect.stringContaining('private network') }] }]);
    expect((await log(id))[0]!.tries[0]).not.toHaveProperty('status');
  });
});

it('a deleted webhook takes its deliveries and its secret with it, and the log forgets after 30 days (OPS-011)', async () => {
  const { id } = await addWebhook(['brief.created']);
  await admin.call.webhooks.testWebhook({ id });
  await stage.jobsDone();
  now = new Date(Date.now() + 29 * 86_400_000).toISOString();
  await forgetDeliveries.run(stage.context, {}, new AbortController().signal);
  expect(await log(id)).toHaveLength(1);
  now = new Date(Date.now() + 31 * 86_400_000).toISOString();
  await forgetDeliveries.run(stage.context, {}, new AbortController().signal);
  expect(await log(id)).toEqual([]);
  now = undefined;
  await admin.call.webhooks.testWebhook({ id });
  await admin.call.webhooks.deleteWebhook({ id });
  await stage.jobsDone();
  expect(await log(id)).toEqual([]);
  expect(await stage.context.database.query('SELECT 1 FROM webhook_secret')).toEqual([]);
});

it('its log is for user administrators alone (OPS-011)', async () => {
  const { id } = await addWebhook(['brief.created']);
  expect(await stage.people.producer.documents.fetch(webhooks)).toEqual([]);
  await admin.call.webhooks.testWebhook({ id });
  await stage.jobsDone();
  expect(await stage.people.producer.documents.fetch(webhookDeliveries)).toEqual([]);
  expect(await log(id)).toMatchObject([{ event: 'webhook.test', state: 'delivered', title: 'Site' }]);
});
