import { type Roles, rolesGive } from '@pavilion/domain/access';
import { describe, expect, it } from 'vitest';
import { entryPath } from './entry-path.ts';

describe('entry page', () => {
  it.each<[string, Roles, string]>([
    ['PLT-072', { production_access: true, creative_catalogue_access: true }, '/briefs'],
    ['PLT-073', { creative_catalogue_access: true, archive_access: true }, '/content'],
    ['PLT-074 OPN-003', { archive_access: true, jimstagram_access: true }, '/archive'],
    ['PLT-075 OPN-017', { jimstagram_access: true, livestream_access: true }, '/jimstagram'],
    ['PLT-076', { livestream_access: true }, '/livestreams/streams'],
    ['PLT-077 OPN-005', { inspirations_access: true, user_admin: true }, '/user'],
    ['PLT-077', {}, '/user'],
  ])('%s %j', (_id, roles, path) => {
    expect(entryPath((capability) => rolesGive(roles, capability))).toBe(path);
  });
});
