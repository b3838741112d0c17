import { users } from '@pavilion/domain';
import { deliverables } from '@pavilion/domain/production';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';

/** The product in a separate process, for tests that kill it. Configured by the environment; reports its address. */
const app = await createApp(readConfig(process.env));
await app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
  if (await tx.get(deliverables, 'deliverable-1')) return;
  const [admin] = await tx.find(users, {});
  await tx.patch(users, admin!.id, { roles: { ...admin!.roles, production_access: true, production_drafts: true } });
  await tx.insert(deliverables, { id: 'deliverable-1', title: 'Trailer', department: 'Digital' });
});
process.send?.(app.url);
