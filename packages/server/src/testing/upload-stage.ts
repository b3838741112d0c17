import { type Brief, briefs, type Deliverable, deliverables } from '@pavilion/domain/production';
import type { NewDocument } from '@pavilion/sync';
import type { TestApp } from './app.ts';

const system = { kind: 'system', name: 'test' } as const;

/** A submitted brief, written directly to the store. */
export function addBrief(app: TestApp, fields: Partial<NewDocument<typeof briefs>> = {}): Promise<Brief> {
  const brief: NewDocument<typeof briefs> = {
    title: 'Ashes 2027',
    department: 'Digital',
    status: 'Submitted',
    brands: ['England'],
    ...fields,
  };
  return app.context.store.transaction(system, (tx) => tx.insert(briefs, brief));
}

export function addDeliverable(
  app: TestApp,
  fields: Partial<NewDocument<typeof deliverables>> = {},
): Promise<Deliverable> {
  const deliverable = { title: 'Trailer', type: 'Video', department: 'Digital', ...fields };
  return app.context.store.transaction(system, (tx) => tx.insert(deliverables, deliverable));
}
