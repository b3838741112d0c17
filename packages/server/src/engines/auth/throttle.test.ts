import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { createPerson } from '../../testing/person.ts';

let app: TestApp;
beforeAll(async () => {
  // The product's own limits.
  app = await startApp({ limits: {}, config: { proxies: 1 } });
});
afterAll(() => app.stop());

/** Sends a path exactly as spelt; `fetch` would normalise it. */
function guess(email: string, { path = '/api/auth/sign-in/email', from = '203.0.113.1' } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: app.url, 'x-forwarded-for': from };
    const asked = request(app.url, { path, method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject).end(JSON.stringify({ email, password: 'not the password' }));
  });
}
async function guesses(times: number, one: (at: number) => Promise<number>): Promise<number[]> {
  const answers: number[] = [];
  for (let at = 0; at < times; at++) answers.push(await one(at));
  return answers;
}
const checked = (answers: readonly number[]) => answers.filter((status) => status === 401).length;

describe('guessing a password', () => {
  it('stops after ten attempts a minute, but not for others', async () => {
    expect(checked(await guesses(12, () => guess('one@example.org', { from: '203.0.113.10' })))).toBe(10);
    expect(await guess('two@example.org', { from: '203.0.113.10' })).toBe(401);
  });

  it('stops however the path and the e-mail are spelt', async () => {
    const paths = [
      '/api/auth/./sign-in/email',
      '/api/auth/%2e/sign-in/email',
      '/api/auth/x/../sign-in/email',
      '/api/auth/sign-in/email?x',
    ];
    const answers = await guesses(40, (at) =>
      guess(at % 2 ? 'Spelt@Example.org' : ' spelt@example.org', { from: '203.0.113.11', path: paths[at % 4]! }),
    );
    expect(checked(answers)).toBe(10);
    expect(await guess('spelt@example.org', { path: '/api/auth//sign-in/email', from: '203.0.113.11' })).toBe(404);
  });

  it('stops for one account from many addresses', async () => {
    const answers = await guesses(40, (at) => guess('many@example.org', { from: `198.51.100.${at}` }));
    expect(checked(answers)).toBe(20);
  });

  it('does not let one address lock the owner out', async () => {
    await guesses(40, () => guess('owner@example.org', { from: '203.0.113.12' }));
    expect(await guess('owner@example.org', { from: '203.0.113.13' })).toBe(401);
  });

  it('is counted across all processes', async () => {
    const other = await startApp({ limits: {} });
    await other.context.database.query(
      `INSERT INTO auth_attempt VALUES ('signIn * shared@example.org', now(), 20), ('signIn * later@example.org', now() - interval '1 hour', 20)`,
    );
    expect((await other.signInAs('shared@example.org', 'not the password')).status).toBe(429);
    expect((await other.signInAs('later@example.org', 'not the password')).status).toBe(401);
    await other.stop();
  });
});

describe('requesting e-mails', () => {
  const stranger = () => createPerson(app.url, { id: '', email: '', cookie: '' }).call.accounts;

  it('sends three to one address per quarter of an hour', async () => {
    const ask = () => stranger().askForPasswordLink({ email: 'victim@example.org' });
    for (let times = 0; times < 3; times++) await ask();
    await expect(ask()).rejects.toMatchObject({
      code: 'TOO_MANY',
      message: 'Too many attempts. Please wait a quarter of an hour and try again.',
    });
  });

  it('sends three to a signed-in person, whichever way they ask', async () => {
    const person = await app.addPerson({ name: 'Im Patient' });
    for (let times = 0; times < 3; times++) await person.call.accounts.sendPasswordReset();
    await expect(person.call.accounts.sendPasswordReset()).rejects.toMatchObject({ code: 'TOO_MANY' });
    await expect(stranger().askForPasswordLink({ email: person.email })).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  it('accepts ten requests for access per hour from one address', async () => {
    const ask = (at: number) => stranger().askForAccess({ email: `new.${at}@example.org`, name: 'N', why: 'W' });
    for (let at = 0; at < 10; at++) await ask(at);
    await expect(ask(10)).rejects.toMatchObject({ code: 'TOO_MANY' });
  });
});
