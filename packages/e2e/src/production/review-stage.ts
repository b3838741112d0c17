import { type Browser, expect, type Page, test } from '@playwright/test';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables, uploadAs } from '../shell/prepare.ts';

export interface ReviewStage {
  server: RunningServer;
  /** A feedbacker who submits briefs. */
  fay: Page;
  brief: string;
  /** A new deliverable with one version, opened in its review room; answers with the deliverable's id. */
  openVersion: (type: string, title: string, file: string, path: string) => Promise<string>;
}

/** A server with a brief and a feedbacker, for stories of the review room. */
export async function openReviewStage(
  browser: Browser,
  title: string,
  options: Parameters<typeof startServer>[0] = {},
): Promise<ReviewStage> {
  const server = await startServer(options);
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Fay Backer',
    email: 'fay@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback', 'production_admin'],
  });
  const fay = await signIn(browser, server, 'fay@example.org', password);
  const brief = await addBrief(fay, server, title);
  return {
    server,
    fay,
    brief,
    async openVersion(type, titled, file, path) {
      const deliverable = { title: titled, type, deadline: '2030-12-01' };
      const [id = ''] = await addDeliverables(fay, server, brief, deliverable);
      expect((await uploadAs(fay, server, { what: 'deliverable', delID: id }, file, path)).sentence).toBe('');
      await fay.goto(`${server.url}/#/brief/${brief}/deliverable/${id}`);
      await expect(fay.getByRole('tab', { name: /v1/ })).toBeVisible();
      return id;
    },
  };
}

/** The same for a whole file of stories: opened before the first one, stopped after the last. */
export function reviewStories(title: string): () => ReviewStage {
  let stage: ReviewStage | undefined;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    stage = await openReviewStage(browser, title);
  });
  test.afterAll(() => stage?.server.stop());
  return () => {
    if (!stage) throw new Error('The stage of these stories is not open.');
    return stage;
  };
}
