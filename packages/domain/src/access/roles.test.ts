import { describe, expect, it } from 'vitest';
import { person } from '../testing/person.ts';
import { type Capability, capabilities, type RoleFlag, type Roles, roleFlags, rolesGive, roleWords } from './roles.ts';
import { can } from './viewer.ts';

/** Capabilities that each flag adds to those of every active user. */
const alone: Record<RoleFlag, Capability[]> = {
  creative_catalogue_access: ['openCatalogue', 'openCollections'],
  creative_catalogue_upload: ['uploadToCollection', 'editCollections'],
  production_access: ['openProduction'],
  production_drafts: ['seeDrafts', 'editDeliverables', 'createDeliverables', 'uploadVersion'],
  production_feedback: [
    'createDeliverables',
    'writeBriefs',
    'giveFeedback',
    'signOff',
    'rejectFile',
    'recallFile',
    'deleteDeliverables',
    'deleteNotedFiles',
    'manageReferences',
    'editCollections',
  ],
  production_shifts: ['planWork', 'openBilling', 'enterCosts'],
  production_new_deliberables: ['uploadToCollection', 'uploadSigned', 'editCollections'],
  production_admin: ['submitBriefs', 'makeChatChannel', 'manageBudgets', 'enterCosts', 'manageCollections'],
  archive_access: ['openCollections', 'openArchive'],
  archive_search: ['clipRecordings'],
  archive_uploader: ['manageArchive'],
  fcc_access: [],
  livestream_access: ['openLivestreams', 'chooseRundowns'],
  inspirations_access: ['openInspirations'],
  user_admin: ['manageUsers'],
  jimstagram_access: ['openGraphics'],
  jimstagram_design: [],
};
const given = (flags: readonly RoleFlag[]) =>
  (Object.keys(capabilities) as Capability[]).filter(
    (capability) => capability !== 'signedIn' && can(person(flags), capability),
  );

describe('each role gives exactly its capabilities (USR-066 USR-067 USR-069 USR-070 USR-075 USR-076 USR-077 USR-078 USR-080 USR-081 USR-082 USR-083 USR-084 USR-085 USR-086 USR-087 USR-088 USR-089 USR-090 USR-091 USR-092 USR-094 USR-095 USR-097 USR-098 USR-099 USR-100 USR-101 USR-103 USR-104 USR-105 USR-108 USR-109 USR-110 USR-114 USR-115 USR-116 USR-117 USR-118)', () => {
  it.each(roleFlags)('%s', (flag) => {
    expect(given([flag]).sort()).toEqual([...alone[flag]].sort());
  });
});

describe('roles', () => {
  it('seventeen flags, one of them for template design, each have a label and a description (USR-052 USR-033 GFX-004)', () => {
    expect(roleFlags).toHaveLength(17);
    expect(Object.keys(roleWords)).toEqual([...roleFlags]);
  });

  it.each<[readonly RoleFlag[], boolean]>([
    [['jimstagram_access'], false],
    [['jimstagram_access', 'jimstagram_design'], true],
    [['jimstagram_access', 'production_admin'], true],
    [['jimstagram_access', 'user_admin'], true],
    [['jimstagram_design'], false],
    [['production_admin', 'user_admin'], false],
  ])('templates are designed by holders of %j: %s (GFX-004)', (flags, may) => {
    expect(can(person(flags), 'designTemplates')).toBe(may);
  });

  it('work planner resources need two flags together (USR-064 USR-102)', () => {
    expect(can(person(['production_shifts', 'production_admin']), 'manageResources')).toBe(true);
  });

  it('the old spelling archive_upload counts as archive_uploader (OPN-019)', () => {
    expect(rolesGive({ archive_upload: true } as Record<string, boolean>, 'manageArchive')).toBe(true);
  });

  it('an inactive user may do nothing, whatever the flags (PLT-068 PLT-083)', () => {
    const pending = person(roleFlags, { active: false });
    expect((Object.keys(capabilities) as Capability[]).filter((capability) => can(pending, capability))).toEqual([]);
  });

  it('an unknown capability is refused', () => {
    expect(rolesGive({ user_admin: true }, 'flyToTheMoon' as Capability)).toBe(false);
  });
});

describe('the old spelling archive_upload', () => {
  it('no longer counts once archive_uploader was added or removed (OPN-019)', () => {
    expect(rolesGive({ archive_upload: true } as Roles, 'manageArchive')).toBe(true);
    expect(rolesGive({ archive_upload: true, archive_uploader: false } as Roles, 'manageArchive')).toBe(false);
  });
});
