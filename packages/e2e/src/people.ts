import type { Browser, BrowserContext, Page } from '@playwright/test';
import { administrator, type RunningServer } from './server.ts';

export const password = 'cover-drive-for-four';

/**
 * Opens the product in a separate browser, signed in over HTTP: the form has stories of its own, and the others would spend
 * minutes on it.
 */
export async function signIn(browser: Browser, server: RunningServer, email: string, secret: string): Promise<Page> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${server.url}/api/auth/sign-in/email`, {
    data: { email, password: secret },
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${email} is not signed in: ${await answer.text()}`);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForURL(({ hash }) => hash !== '' && !hash.startsWith('#/login'));
  return page;
}

export const signInAsAdministrator = (browser: Browser, server: RunningServer) =>
  signIn(browser, server, administrator.email, administrator.password);

export interface StoryPerson {
  email: string;
  name: string;
  roles: string[];
  fields?: Record<string, unknown>;
}

/**
 * Adds a person in the administrator's session and sets their password with the invitation in the outbox, all over HTTP: for
 * stories that are not about adding people.
 */
export async function addPerson(admin: Page, server: RunningServer, person: StoryPerson): Promise<void> {
  await invitePerson(admin, server, person);
  const link = await invitationOf(admin.context(), server, person.email);
  const token = /token=([^&]+)/.exec(link)?.[1];
  const answer = await admin.context().request.post(`${server.url}/api/calls/accounts/setPassword`, {
    data: { password, token: decodeURIComponent(token ?? '') },
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`No password for ${person.name}: ${await answer.text()}`);
}

/** Adds an account, whose person has yet to follow the link in the message to them. */
export async function invitePerson(admin: Page, server: RunningServer, person: StoryPerson): Promise<void> {
  const roles = Object.fromEntries(person.roles.map((flag) => [flag, true]));
  const { documents } = await ask(admin.context(), server, {
    kind: 'insert',
    collection: 'users',
    document: { email: person.email, name: person.name, company: 'National Cricket Board', roles, ...person.fields },
  });
  if (!documents) throw new Error(`${person.name} was not added.`);
}

/** Link of the newest message to this address, from the outbox as an administrator sees it. */
export async function invitationOf(context: BrowserContext, server: RunningServer, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { documents } = await ask(context, server, {
      kind: 'fetch',
      query: {
        collection: 'outbox',
        where: { to: email },
        orderBy: [{ field: 'created_at', direction: 'desc' }],
        limit: 1,
      },
    });
    const link = (documents?.[0] as { link?: string } | undefined)?.link;
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was sent to ${email}.`);
}

let requests = 0;

/** One request to the HTTP version of the live socket, as the person of this browser. */
export async function ask(
  context: BrowserContext,
  server: RunningServer,
  operation: Record<string, unknown>,
): Promise<{ documents?: Record<string, unknown>[]; error?: { message: string } }> {
  const answer = await context.request.post(`${server.url}/api/documents`, {
    data: { request: ++requests, ...operation },
    headers: { origin: server.url },
  });
  return (await answer.json()) as { documents?: Record<string, unknown>[] };
}
