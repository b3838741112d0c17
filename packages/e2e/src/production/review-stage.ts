import { type Browser, expect, type Page, test } from '@playwright/test';
import { film } from '../media.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables, uploadAs } from '../shell/prepare.ts';

const editing = ['production_access', 'production_drafts'];
const reviewing = [...editing, 'production_feedback', 'production_admin'];

export interface ReviewStage {
  server: RunningServer;
  /** A feedbacker who can submit briefs. */
  fay: Page;
  brief: string;
  /** Signs in another person: a second reviewer, or an editor. */
  join: (name: string, does: 'reviewing' | 'editing') => Promise<Page>;
  /** Creates a deliverable with one version and opens it in its review room; returns the deliverable's id. */
  openVersion: (type: string, title: string, file: string, path: string) => Promise<string>;
  /** Creates a deliverable with a film uploaded by this person; returns the deliverable's id. */
  inReview: (title: string, by: Page, deadline?: string) => Promise<string>;
  addVersion: (delID: string, by: Page, name?: string, path?: string) => Promise<void>;
  /** Opens the review room of a deliverable. */
  open: (page: Page, delID: string) => Promise<unknown>;
}

/** A server with a brief and a feedbacker, for stories of the review room. */
export async function openReviewStage(
  browser: Browser,
  title: string,
  options: Parameters<typeof startServer>[0] = {},
): Promise<ReviewStage> {
  const server = await startServer(options);
  const admin = await signInAsAdministrator(browser, server);
  const join: ReviewStage['join'] = async (name, does) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.org`;
    await addPerson(admin, server, { name, email, roles: does === 'editing' ? editing : reviewing });
    return signIn(browser, server, email, password);
  };
  const fay = await join('Fay Backer', 'reviewing');
  const brief = await addBrief(fay, server, title);
  const add = async (type: string, titled: string, deadline = '2030-12-01') =>
    (await addDeliverables(fay, server, brief, { title: titled, type, deadline }))[0] ?? '';
  const open: ReviewStage['open'] = (page, id) => page.goto(`${server.url}/#/brief/${brief}/deliverable/${id}`);
  const addVersion: ReviewStage['addVersion'] = async (delID, by, name = 'film.mp4', path) => {
    const content = path ?? (await film({ name: 'story-review.mp4' }));
    const uploaded = await uploadAs(by, server, { what: 'deliverable', delID }, name, content);
    expect(uploaded).toEqual({ status: 204, sentence: '' });
  };
  return {
    server,
    fay,
    brief,
    join,
    open,
    addVersion,
    async openVersion(type, titled, file, path) {
      const id = await add(type, titled);
      await addVersion(id, fay, file, path);
      await open(fay, id);
      await expect(fay.getByRole('tab', { name: /v1/ })).toBeVisible();
      return id;
    },
    async inReview(titled, by, deadline) {
      const id = await add('Video', titled, deadline);
      await addVersion(id, by, `${titled}.mp4`);
      return id;
    },
  };
}

/** As above, for a whole file of stories: opened before the first one, stopped after the last. */
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
