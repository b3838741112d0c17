import type { Browser, Page } from '@playwright/test';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

/** A new server, and a window for each of these designers of social graphics: their e-mail is their first name at example.org. */
export async function openDesigners<N extends readonly string[]>(
  browser: Browser,
  names: N,
): Promise<{ server: RunningServer; pages: { [at in keyof N]: Page } }> {
  const server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const pages: Page[] = [];
  for (const name of names) {
    const email = `${name.split(' ')[0]}@example.org`.toLowerCase();
    await addPerson(admin, server, { name, email, roles: ['jimstagram_access', 'jimstagram_design'] });
    pages.push(await signIn(browser, server, email, password));
  }
  await admin.context().close();
  return { server, pages: pages as { [at in keyof N]: Page } };
}

/** Whether the browser would ask before it leaves the page, since the server has not answered all that was done there. */
export const wouldAsk = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
