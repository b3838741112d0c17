import { matches } from '@pavilion/sync';
import { expect, it } from 'vitest';
import type { RoleFlag } from '../access/roles.ts';
import type { User } from '../accounts/documents.ts';
import { person } from '../testing/person.ts';
import { productionPolicies, seesWholeBriefs } from './policy.ts';

const editing: RoleFlag[] = ['production_access', 'production_drafts'];
const brief = { department: 'Digital', brands: ['The Hundred', 'Blast'], partner: 'Vitality' };

it.each<[string, boolean, readonly RoleFlag[], Partial<User>]>([
  ['an editor', true, editing, {}],
  ['an editor of one department', true, editing, { departmentAccess: ['Digital'] }],
  ['an editor of one partner', true, editing, { partnerAccess: ['Vitality'] }],
  ['an editor of one brand', false, editing, { brandAccess: ['Blast'] }],
  ['a person who sees signed work only', false, ['production_access'], {}],
])('%s: sees all deliverables of a visible brief: %s (USR-073 USR-074 OPN-095)', (_who, whole, flags, details) => {
  const viewer = person(flags, details);
  expect(seesWholeBriefs(viewer)).toBe(whole);
  const { read } = productionPolicies.deliverables.policy;
  const { department, partner } = brief;
  const all = ['production', 'feedback', 'signed'].flatMap((state) =>
    brief.brands.map((brand) => ({ state, brand, department, partner })),
  );
  expect(all.every((deliverable) => matches(deliverable, read(viewer)))).toBe(whole);
});
