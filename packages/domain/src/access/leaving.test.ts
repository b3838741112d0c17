import { describe, expect, it } from 'vitest';
import { policies } from '../policies.ts';
import { person } from '../testing/person.ts';
import { leavingFault } from './leaving.ts';
import type { Policy } from './policy.ts';

const film = { production: 'b1', department: 'Digital', brand: 'Blast', partner: 'Vitality', state: 'production' };
const limited = person(['production_drafts', 'production_access'], {
  departmentAccess: ['Digital', 'Events'],
  brandAccess: ['Blast'],
});
const policy = policies.deliverables.policy as unknown as Policy;

describe('a change by a restricted person', () => {
  it.each([
    ['another of their departments', { department: 'Events' }, null],
    ['a department of others', { department: 'Communications' }, 'department'],
    ['a brand of others', { brand: 'The Hundred' }, 'brand'],
    ['no brand', { brand: null }, 'brand'],
    ['a partner, which does not restrict them', { partner: null }, null],
  ])('to %s (USR-119 USR-120 OPN-095)', (_, changes, field) => {
    expect(leavingFault(policy, limited, film, { ...film, ...changes })?.field ?? null).toBe(field);
  });

  it('names the changed field where other conditions than restrictions hide the document (OPN-095)', () => {
    const read = () => ({ visible: true });
    const fault = leavingFault({ read }, limited, { visible: true, title: 'A' }, { visible: false, title: 'B' });
    expect(fault?.field).toBe('visible');
  });
});
