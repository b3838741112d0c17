import type { Browser, Page } from '@playwright/test';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

export interface BriefsStage {
  server: RunningServer;
  admin: Page;
  /** Writes briefs and gives feedback. */
  fay: Page;
  /** Sees signed work only. */
  vic: Page;
}

/** A server with an administrator, a feedbacker and a viewer, for stories of briefs. */
export async function openBriefsStage(browser: Browser): Promise<BriefsStage> {
  const server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Fay Backer',
    email: 'fay@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback', 'production_admin'],
  });
  await addPerson(admin, server, { name: 'Vic Iewer', email: 'vic@example.org', roles: ['production_access'] });
  return {
    server,
    admin,
    fay: await signIn(browser, server, 'fay@example.org', password),
    vic: await signIn(browser, server, 'vic@example.org', password),
  };
}
