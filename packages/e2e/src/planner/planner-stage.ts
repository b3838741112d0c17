import type { Browser, Page } from '@playwright/test';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables } from '../shell/prepare.ts';

/** A week far in the future, from Monday 10 June 2030. */
export const week = 'week=2030-06-10';

export interface PlannerStage {
  server: RunningServer;
  admin: Page;
  /** A scheduler. */
  sky: Page;
  brief: string;
  /** An inactive resource. */
  spare: string;
  /** Adds a document as the scheduler; returns its id. */
  add: (collection: string, document: Record<string, unknown>) => Promise<string>;
}

/** A server with a scheduler, a brief, resources and a calendar event, for stories of the planner. */
export async function openPlannerStage(browser: Browser): Promise<PlannerStage> {
  const server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Sky Duler',
    email: 'sky@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback', 'production_shifts', 'production_admin'],
    fields: { resource: true },
  });
  const sky = await signIn(browser, server, 'sky@example.org', password);
  const brief = await addBrief(sky, server, 'Blast Finals Day');
  await addDeliverables(sky, server, brief, { title: 'Finals film', type: 'Video', deadline: '2030-06-13' });
  const add: PlannerStage['add'] = async (collection, document) => {
    const { documents } = await ask(sky.context(), server, { kind: 'insert', collection, document });
    return documents?.[0]?.id as string;
  };
  const rate = { label: 'Editor', group: 'Rate Card', dayRate: 400, invoice: true, active: true };
  const billing = await add('billings', rate);
  const resource = { active: true, company: 'National Cricket Board' };
  await add('resources', { ...resource, displayName: 'Camera 1', group: 'Cameras' });
  await add('resources', { ...resource, displayName: 'Edit 2', group: 'Suites' });
  const spare = await add('resources', { ...resource, displayName: 'Spare kit', group: 'Cameras', active: false });
  const priced = { availableBillings: [billing], defaultBilling: billing };
  await add('resources', { ...resource, ...priced, displayName: 'Edit 1', group: 'Suites' });
  const calendarEvents = [{ title: 'Finals week', start: '2030-06-12', end: '2030-06-14', colour: '#f5365c' }];
  await ask(admin.context(), server, {
    kind: 'patch',
    collection: 'config',
    id: 'default',
    changes: { calendarEvents },
  });
  return { server, admin, sky, brief, spare, add };
}
