import { type Configuration, config, configurationId, users } from '@pavilion/domain/accounts';
import type { Store, Tx } from '../engines/store/types.ts';
import { slug } from '../modules/system/import/cricsheet-match.ts';
import type { DemoClock } from './demo-clock.ts';
import { type DemoPerson, demoPeople, organisation } from './people.data.ts';

const demoActor = { kind: 'system', name: 'demo' } as const;

/**
 * Creates the demo's people, of months ago, and adds their companies to the configuration; returns their ids by e-mail. The
 * configuration and its administrator were created just now, so they change now: their history is in the order of its times.
 */
export async function fillPeople(store: Store, time: DemoClock): Promise<Map<string, string>> {
  const [administrator, ...others] = demoPeople;
  const ids = new Map<string, string>();
  await store.transaction(demoActor, async (tx) => {
    const settings: Configuration | null = await tx.get(config, configurationId);
    if (settings) {
      await tx.patch(config, configurationId, {
        organisation,
        ownCompany: organisation,
        companies: [...new Set(demoPeople.map((person) => person.company))].sort(),
        departments: settings.departments.map((name) => (name === settings.organisation ? organisation : name)),
        brand: settings.brand.map((name) => (name === settings.organisation ? organisation : name)),
        shooters: ['Hannah Frost', 'Jack Okafor'],
      });
    }
    if (administrator) await add(tx, administrator);
  });
  time.daysAgo(120);
  await store.transaction(demoActor, async (tx) => {
    for (const person of others) await add(tx, person);
  });
  return ids;

  async function add(tx: Tx, person: DemoPerson): Promise<void> {
    const fields = {
      name: person.name,
      email: person.email,
      company: person.company,
      companyConfirmed: person.company,
      department: person.department,
      productionCompany: person.company,
      active: person.active ?? true,
      roles: Object.fromEntries(person.roles.map((flag) => [flag, true])),
      ...person.scope,
      ...matchAccess(person.match),
      resource: person.company === organisation && person.roles.includes('production_drafts'),
    };
    // The first start has already created the administrator.
    const [known] = await tx.find(users, { where: { email: person.email }, limit: 1 });
    const user = known ? await tx.patch(users, known.id, fields) : await tx.insert(users, fields);
    ids.set(person.email, user.id);
  }
}

function matchAccess(match: (typeof demoPeople)[number]['match']) {
  if (!match) return {};
  const international = { accessInt: true, accessIntCurrent: true };
  const domestic = { accessDom: true, accessDomCurrent: true };
  if (match === 'all') return { ...international, ...domestic };
  if (match === 'international') return international;
  if (match === 'domestic') return domestic;
  const grounds = match.ground.map((name) => slug('venue', name));
  return { ...domestic, accessDomFields: ['ground' as const], accessDomPermissions: { ground: grounds } };
}
