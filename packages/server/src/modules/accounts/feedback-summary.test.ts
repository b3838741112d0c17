import { briefs, deliverables, outbox, users } from '@pavilion/domain';
import type { NewDocument } from '@pavilion/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../engines/store/types.ts';
import { type NewPerson, startApp, type TestApp } from '../../testing/app.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { feedbackSummary } from './feedback-summary.ts';

let mail: MailServer;
let app: TestApp;
let now = '2026-07-06T06:30:00.000Z';
let brief: string;
beforeAll(async () => {
  mail = await openMailServer();
  const smtp = { url: mail.url, from: 'Pavilion <no-reply@example.org>' };
  app = await startApp({ clock: () => now, config: { smtp, publicUrl: 'https://pavilion.example.org' } });
  brief = (await write((tx) => tx.insert(briefs, { title: 'Summer of cricket', department: 'Digital' }))).id;
});
afterAll(async () => {
  await app.stop();
  await mail.close();
});
beforeEach(() => {
  mail.messages.length = 0;
});

const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.context.store.transaction({ kind: 'system', name: 'test' }, work);

const reviewer = (name: string, more: Partial<NewPerson> = {}) =>
  app.addPerson({ name, roles: ['production_access', 'production_drafts', 'production_feedback'], ...more });

const addWork = (title: string, owner: string, more: Partial<NewDocument<typeof deliverables>> = {}) =>
  write((tx) =>
    tx.insert(deliverables, {
      title,
      production: brief,
      department: 'Digital',
      owners: [owner],
      state: 'feedback',
      ...more,
    }),
  );

async function morning() {
  await feedbackSummary.run(app.context, {}, new AbortController().signal);
  await app.jobsDone();
}
const mailsTo = (email: string) => mail.messages.filter(({ to }) => to.includes(email));

describe('the daily feedback summary', () => {
  it('lists what awaits one’s own decision, by e-mail, once a day however often it runs (USR-044 OPN-033)', async () => {
    const person = await reviewer('Rae Viewer');
    const film = await addWork('Opening film', person.id, { deadline: '2026-07-10' });
    await addWork('Decided', person.id, { reviewStatus: { [person.id]: 'Approve' } });
    await addWork('Not mine', 'someone-else');
    await addWork('Signed', person.id, { state: 'signed' });
    await addWork('Deleted', person.id, { active: false });
    await morning();
    await morning();
    const [sent, ...others] = mailsTo(person.email);
    expect(others).toEqual([]);
    expect(sent!.text).toContain('Subject: 1 deliverable awaits your feedback');
    expect(sent!.text).toMatch(/Opening film .* Summer of cricket .* due 10\/07\/2026/);
    expect(sent!.text).toContain(`https://pavilion.example.org/#/brief/${brief}/deliverable/${film.id}`);
    expect(sent!.text).not.toMatch(/Decided|Not mine|Signed|Deleted/);
  });

  it('is not sent to people who turned it off, are inactive, cannot see the work or have none', async () => {
    const off = await reviewer('Turned Off', { feedbackEmail: false });
    const gone = await reviewer('In Active', { active: false });
    const elsewhere = await reviewer('Else Where', { departmentAccess: ['Events'] });
    const idle = await reviewer('I Dle');
    for (const person of [off, gone, elsewhere]) await addWork('Film', person.id);
    await morning();
    for (const person of [off, gone, elsewhere, idle]) expect(mailsTo(person.email)).toEqual([]);
    await off.documents.patch(users, off.id, { feedbackEmail: true });
    await morning();
    expect(mailsTo(off.email)).toHaveLength(1);
  });

  it('is sent every morning in London, even when the clocks change', async () => {
    const person = await reviewer('Clock Change');
    await addWork('Film', person.id);
    // 7:30 am in London, before and after each change of the clocks.
    const mornings = [
      '2027-03-27T07:30',
      '2027-03-28T06:30',
      '2027-03-29T06:30',
      '2027-10-30T06:30',
      '2027-10-31T07:30',
    ];
    for (const [index, instant] of mornings.entries()) {
      now = `${instant}:00.000Z`;
      await morning();
      await morning();
      expect(mailsTo(person.email)).toHaveLength(index + 1);
    }
    expect(feedbackSummary.schedule).toBe('30 7 * * *');
  });

  it('two simultaneous runs send one, and an unavailable mail server only delays it', async () => {
    now = '2027-11-05T07:30:00.000Z';
    const person = await reviewer('At Once');
    await addWork('Film', person.id);
    mail.refuse({ code: 451, words: 'Try later' });
    await Promise.all([morning(), morning()]);
    expect(mailsTo(person.email)).toEqual([]);
    const [message] = await app.context.store.find(outbox, { where: { to: person.email } });
    expect(message).toMatchObject({ status: 'failed', error: expect.stringContaining('Try later') });
    mail.refuse(null);
    await expect.poll(() => mailsTo(person.email).length, { timeout: 20_000 }).toBe(1);
    await morning();
    expect(mailsTo(person.email)).toHaveLength(1);
  });
});
