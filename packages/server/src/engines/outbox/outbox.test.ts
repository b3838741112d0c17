import { notifications, outbox, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import type { Person } from '../../testing/person.ts';
import { notify } from './outbox.ts';

let mail: MailServer;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  mail = await openMailServer();
  app = await startApp({ config: { smtp: { url: mail.url, from: 'Pavilion <no-reply@example.org>' } } });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(async () => {
  await app.stop();
  await mail.close();
});

const system = { kind: 'system', name: 'test' } as const;
const messagesTo = (to: string) => admin.documents.fetch(outbox, { where: { to } });

describe('the outbox', () => {
  it('sends an invitation, and deletes its one-time link once sent', async () => {
    await admin.documents.insert(users, { email: 'in.vited@example.org', name: 'In Vited', company: 'Board' });
    await app.jobsDone();
    const arrived = mail.messages.find(({ to }) => to.includes('in.vited@example.org'));
    expect(arrived?.text).toMatch(/Follow this link within 7 days/);
    expect(arrived?.text).toContain(`${app.url}/#/login?token=`);
    const [kept] = await messagesTo('in.vited@example.org');
    expect(kept).toMatchObject({ status: 'sent', subject: 'Your Pavilion account' });
    expect(kept?.link).toBeUndefined();
    const log = await app.context.database.query<{ states: string }>(
      `SELECT concat(before::text, after::text) AS states FROM changes WHERE collection = 'outbox' AND id = $1`,
      [kept!.id],
    );
    expect(log.length).toBeGreaterThan(0);
    for (const { states } of log) expect(states).not.toContain('token=');
    expect(kept?.sent_at).toBeDefined();
  });

  it('keeps the mail server’s error message, and an administrator can retry', async () => {
    mail.refuse({ code: 552, words: 'Mailbox full' });
    const person = await app.addPerson({ name: 'Full Mailbox' });
    await person.call.accounts.sendPasswordReset();
    await app.jobsDone();
    const [failed] = await messagesTo(person.email);
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('Mailbox full') });
    mail.refuse(null);
    await admin.call.system.sendMessageAgain({ id: failed!.id });
    await app.jobsDone();
    expect((await messagesTo(person.email))[0]).toMatchObject({ status: 'sent', attempts: 2 });
    expect(mail.messages.filter(({ to }) => to.includes(person.email))).toHaveLength(1);
    await expect(admin.call.system.sendMessageAgain({ id: failed!.id })).rejects.toThrow('This message has been sent');
    await expect(person.call.system.sendMessageAgain({ id: failed!.id })).rejects.toThrow();
  });

  it('says of a message that failed for now that it is tried again', async () => {
    mail.refuse({ code: 451, words: 'Busy, try later' });
    const person = await app.addPerson({ name: 'Pa Tient' });
    await person.call.accounts.sendPasswordReset();
    await expect
      .poll(() => messagesTo(person.email), { timeout: 20_000 })
      .toMatchObject([
        { status: 'failed', error: expect.stringMatching(/Busy, try later\. It is tried again by itself\.$/) },
      ]);
    mail.refuse(null);
  });

  it('does not send a message again whose link no longer works', async () => {
    mail.refuse({ code: 552, words: 'Mailbox full' });
    const person = await app.addPerson({ name: 'Late Reader' });
    await person.call.accounts.sendPasswordReset();
    await app.jobsDone();
    mail.refuse(null);
    const [failed] = await messagesTo(person.email);
    await app.context.database.query('DELETE FROM auth_link WHERE "userId" = $1', [person.id]);
    await expect(admin.call.system.sendMessageAgain({ id: failed!.id })).rejects.toMatchObject({ code: 'LINK_ENDED' });
    await app.jobsDone();
    expect(await messagesTo(person.email)).toMatchObject([{ status: 'failed' }]);
    expect(mail.messages.filter(({ to }) => to.includes(person.email))).toEqual([]);
  });

  it('notifies people in the product and by e-mail, in the same transaction', async () => {
    const person = await app.addPerson({ name: 'No Tified', notify: { versionToReview: { email: true } } });
    await app.context.store.transaction(system, (tx) =>
      notify(tx, {
        to: [person.id, person.id],
        kind: 'versionToReview',
        title: 'A file awaits your feedback',
        body: 'Summer film, version 2',
        link: '/brief/b1',
      }),
    );
    await app.jobsDone();
    expect(await person.documents.fetch(notifications)).toMatchObject([
      { title: 'A file awaits your feedback', link: '/brief/b1' },
    ]);
    const others = await admin.documents.fetch(notifications);
    expect(others.filter(({ kind }) => kind === 'versionToReview')).toEqual([]);
    const arrived = mail.messages.filter(({ to }) => to.includes(person.email));
    expect(arrived).toHaveLength(1);
    // The link is under what it opens, not under the sentence about the settings.
    expect(arrived[0]!.text.replaceAll('\r', '').trim()).toMatch(
      /Summer film, version 2\n\n\S+\/#\/brief\/b1\n\nYou can change your notifications under My Account\.$/,
    );
  });

  it('marks the reader’s notifications as read, of one kind or all, and nobody else’s', async () => {
    const [person, other] = [await app.addPerson({ name: 'Re Ader' }), await app.addPerson({ name: 'O Ther' })];
    const to = [person.id, other.id];
    await app.context.store.transaction(system, async (tx) => {
      for (const kind of ['zipReady', 'recalled', 'recalled'] as const) await notify(tx, { to, kind, title: kind });
    });
    expect(await person.call.accounts.readNotifications({ kind: 'recalled' })).toEqual({ read: 2 });
    const unread = await person.documents.fetch(notifications, { where: { readAt: null } });
    expect(unread.map(({ kind }) => kind)).toEqual(['zipReady']);
    expect(await person.call.accounts.readNotifications({})).toEqual({ read: 1 });
    expect(await other.documents.fetch(notifications, { where: { readAt: null } })).toHaveLength(3);
  });

  it('is for administrators only', async () => {
    const person = await app.addPerson({ name: 'Cu Rious' });
    expect(await person.documents.fetch(outbox)).toEqual([]);
  });
});
