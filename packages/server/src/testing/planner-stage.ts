import { type Billing, billings } from '@pavilion/domain/billing';
import { type Resource, resources, type Shift, type Shoot, shifts, shoots } from '@pavilion/domain/planner';
import type { NewDocument } from '@pavilion/sync';
import type { TestAppOptions } from './app.ts';
import { openStage } from './production-stage.ts';

export const organisation = 'National Cricket Board';
const planning = ['production_shifts', 'production_admin'] as const;

/** The product with people who plan, and shortcuts to the documents of the planner. */
export async function openPlanner(options: TestAppOptions = {}) {
  const stage = await openStage({ ...options, config: { organisation, ...options.config } });
  const { store, system } = stage;
  const add = (name: string, company: string, roles: readonly (typeof planning)[number][] = planning) =>
    stage.addPerson({ name, company, companyConfirmed: company, roles });
  const scheduler = await add('Sched Uler', organisation);
  const partner = await add('Part Ner', 'Boundary Films');
  const booker = await add('Book Er', organisation, ['production_shifts']);
  const outsider = await stage.addPerson({ name: 'Out Sider', roles: ['production_access'] });

  return {
    ...stage,
    planners: { scheduler, partner, booker, outsider },
    addBilling: (fields: Partial<NewDocument<typeof billings>> = {}): Promise<Billing> =>
      store.transaction(system, (tx) =>
        tx.insert(billings, { label: 'Editor', group: 'Rate Card', dayRate: 350.5, active: true, ...fields }),
      ),
    addResource: (fields: Partial<NewDocument<typeof resources>> = {}): Promise<Resource> =>
      store.transaction(system, (tx) =>
        tx.insert(resources, { displayName: 'Edit 1', company: organisation, active: true, ...fields }),
      ),
    resource: async (id: string) => (await store.get(resources, id))!,
    billing: async (id: string) => (await store.get(billings, id))!,
    shift: async (id: string): Promise<Shift> => (await store.get(shifts, id))!,
    shoot: async (id: string): Promise<Shoot> => (await store.get(shoots, id))!,
  };
}
export type PlannerStage = Awaited<ReturnType<typeof openPlanner>>;
