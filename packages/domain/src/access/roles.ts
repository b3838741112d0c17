/** Role flags as stored, misspellings included (USR-052, OPN-020). */
export const roleFlags = [
  'creative_catalogue_access',
  'creative_catalogue_upload',
  'production_access',
  'production_drafts',
  'production_feedback',
  'production_shifts',
  'production_new_deliberables',
  'production_admin',
  'archive_access',
  'archive_search',
  'archive_uploader',
  'fcc_access',
  'livestream_access',
  'inspirations_access',
  'user_admin',
  'jimstagram_access',
  'jimstagram_design',
] as const;
export type RoleFlag = (typeof roleFlags)[number];
export type Roles = Partial<Record<RoleFlag, boolean>>;

/** Label and description of each flag, for administrators (USR-033). */
export const roleWords: Record<RoleFlag, { label: string; description: string }> = {
  creative_catalogue_access: {
    label: 'Creative catalogue',
    description: 'Opens the catalogue of signed content and its collections, and creates collections.',
  },
  creative_catalogue_upload: {
    label: 'Catalogue upload',
    description: 'Uploads signed content to collections and arranges them.',
  },
  production_access: { label: 'Production', description: 'Opens briefs, the worklist and the deliverables scheduler.' },
  production_drafts: {
    label: 'Drafts',
    description: 'Sees deliverables in every state, creates and edits them, and uploads versions.',
  },
  production_feedback: {
    label: 'Feedbacker',
    description:
      'Writes briefs, gives feedback, signs off, rejects and deletes; is offered as contact and default feedbacker.',
  },
  production_shifts: { label: 'Scheduler', description: 'Sees and edits the work planner, shoots and billing.' },
  production_new_deliberables: {
    label: 'New deliverables',
    description: 'Uploads files to briefs and collections as deliverables that are signed off at once.',
  },
  production_admin: {
    label: 'Production admin',
    description: 'Submits briefs, creates chat channels, and manages budgets, payments, resources and all collections.',
  },
  archive_access: {
    label: 'Match archive',
    description: 'Opens the match video archive, within the user’s match restrictions, and collections.',
  },
  archive_search: { label: 'Archive clipping', description: 'Cuts clips from recordings and sees the clip queue.' },
  archive_uploader: {
    label: 'Match archive admin',
    description: 'Uploads and pairs recordings and maintains match, player and competition identifiers.',
  },
  fcc_access: { label: 'FCC', description: 'Marks users with FCC video access; gives no access in Pavilion.' },
  livestream_access: {
    label: 'Livestreams',
    description: 'Runs all channels and streams, with their encoder keys, watermarks and the rights FAQs.',
  },
  inspirations_access: { label: 'Inspirations', description: 'Opens, favourites and adds inspirations.' },
  user_admin: {
    label: 'User admin',
    description: 'Adds, approves, edits and deletes users, their roles and restrictions.',
  },
  jimstagram_access: { label: 'Social graphics', description: 'Opens the social-graphic builder.' },
  jimstagram_design: {
    label: 'Template design',
    description: 'Designs the templates, brand kits and fonts of social graphics.',
  },
};

/**
 * Capabilities and the sets of flags that give them: a user needs all flags of at least one set. Guards, navigation, buttons,
 * calls, policies and downloads ask `can`, never a flag. An unknown capability is refused.
 */
export const capabilities = {
  openCatalogue: [['creative_catalogue_access']],
  openCollections: [['creative_catalogue_access'], ['archive_access']], // OPN-001, OPN-002
  uploadToCollection: [['production_new_deliberables'], ['creative_catalogue_upload']], // OPN-044
  editCollections: [['production_new_deliberables'], ['creative_catalogue_upload'], ['production_feedback']], // USR-104, OPN-096
  /** Manages every collection as its owner would, for collections whose owners have left. */
  manageCollections: [['production_admin']],
  openProduction: [['production_access']],
  seeDrafts: [['production_drafts']], // USR-073
  editDeliverables: [['production_drafts']], // USR-076, OPN-091
  createDeliverables: [['production_drafts'], ['production_feedback']], // OPN-043
  uploadVersion: [['production_drafts']], // PRD-059, OPN-042
  writeBriefs: [['production_feedback']],
  giveFeedback: [['production_feedback']],
  signOff: [['production_feedback']],
  rejectFile: [['production_feedback']],
  recallFile: [['production_feedback']],
  deleteDeliverables: [['production_feedback']], // OPN-045, OPN-046
  deleteNotedFiles: [['production_feedback']], // PRD-107
  manageReferences: [['production_feedback']], // PRD-035
  submitBriefs: [['production_admin']],
  makeChatChannel: [['production_admin']],
  uploadSigned: [['production_new_deliberables']], // USR-103
  planWork: [['production_shifts']],
  openBilling: [['production_shifts']],
  manageResources: [['production_shifts', 'production_admin']], // USR-064
  manageBudgets: [['production_admin']], // OPN-080
  enterCosts: [['production_shifts'], ['production_admin']],
  openArchive: [['archive_access']],
  clipRecordings: [['archive_search']],
  manageArchive: [['archive_uploader']],
  openLivestreams: [['livestream_access']],
  /** Chooses a rundown for a stream, by its name alone (GFX-030); opening it takes `openGraphics`. */
  chooseRundowns: [['livestream_access']],
  openInspirations: [['inspirations_access']],
  manageUsers: [['user_admin']],
  openGraphics: [['jimstagram_access']],
  /** GFX-004 */
  designTemplates: [
    ['jimstagram_access', 'jimstagram_design'],
    ['jimstagram_access', 'production_admin'],
    ['jimstagram_access', 'user_admin'],
  ],
  /** Every active user: own profile, inspiration detail, notifications. */
  signedIn: [[]],
} as const satisfies Record<string, readonly (readonly RoleFlag[])[]>;
export type Capability = keyof typeof capabilities;

/** Whether the role flags give a capability. The old spelling `archive_upload` counts as `archive_uploader` (OPN-019). */
export function rolesGive(roles: Roles, capability: Capability): boolean {
  const sets: readonly (readonly RoleFlag[])[] = capabilities[capability] ?? [];
  return sets.some((flags) => flags.every((flag) => hasFlag(roles, flag)));
}

/** What an API token is told whose account lacks a capability: the roles that give it. */
export function roleRefusal(capability: Capability): string {
  const sets: readonly (readonly RoleFlag[])[] = capabilities[capability];
  const ways = sets.map((flags) => flags.map((flag) => `“${roleWords[flag].label}”`).join(' together with '));
  return `The account of this API token lacks the role ${ways.join(' or ')}.`;
}

/** Whether a flag is set, under its name or its old spelling. */
export function hasFlag(roles: Roles, flag: RoleFlag): boolean {
  // The right name decides once it was added or removed. Otherwise a flag with the old spelling could never be removed.
  if (roles[flag] !== undefined) return roles[flag] === true;
  return flag === 'archive_uploader' && (roles as Record<string, unknown>).archive_upload === true;
}
