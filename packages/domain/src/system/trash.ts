import type { Capability } from '../access/roles.ts';

export interface TrashKind {
  /** What one such thing is called. */
  label: string;
  /** Fields by which it is recognised; the first that says something. */
  title: readonly string[];
  /** What those need who delete it by a call; the policy of its type says who deletes it otherwise. */
  deletedWith?: Capability;
  /** Where a thing belongs to another: the field that names it, and its collection; the nearest first. */
  partOf?: readonly { field: string; collection: string }[];
}

/** What administrators can bring back (OPN-098), in the order in which it is brought back: a whole before its parts. */
export const trashKinds: Readonly<Record<string, TrashKind>> = {
  productions: { label: 'Brief', title: ['title'], deletedWith: 'deleteDeliverables' },
  deliverables: {
    label: 'Deliverable',
    title: ['title'],
    deletedWith: 'deleteDeliverables',
    partOf: [{ field: 'production', collection: 'productions' }],
  },
  archiveEvents: { label: 'Clip', title: ['note', 'bookmark', 'bookmarkPlayer', 'username'] },
  files: {
    label: 'File',
    title: ['name', 'sourceFileName'],
    partOf: [
      { field: 'delID', collection: 'deliverables' },
      { field: 'prodID', collection: 'productions' },
      { field: 'inspiration', collection: 'inspirations' },
      { field: 'clipOf', collection: 'archiveEvents' },
    ],
  },
  notes: {
    label: 'Note',
    title: ['text'],
    partOf: [
      { field: 'file', collection: 'files' },
      { field: 'delID', collection: 'deliverables' },
    ],
  },
  collections: { label: 'Collection', title: ['name'] },
  inspirations: { label: 'Inspiration', title: ['title', 'url'] },
  inspirationComments: {
    label: 'Comment',
    title: ['text'],
    partOf: [{ field: 'inspiration', collection: 'inspirations' }],
  },
  resources: { label: 'Resource', title: ['displayName'] },
  shoots: { label: 'Shoot', title: ['shootTitle', 'prodTitle'] },
  shifts: { label: 'Shift', title: ['title', 'resourceName'] },
  billings: { label: 'Billing', title: ['label'] },
  budgets: { label: 'Budget', title: ['name'] },
  costs: { label: 'Cost', title: ['description', 'type'] },
  payments: { label: 'Payment', title: ['description'] },
  users: { label: 'User', title: ['name', 'email'] },
  preApprovedUsers: { label: 'Pre-approved user', title: ['email'] },
  livestreams: { label: 'Livestream', title: ['name', 'title'] },
  rtmpOutputs: { label: 'Stream output', title: ['name'] },
};

/** Deleted things are kept so long, in days (OPN-098). */
export const trashDays = 30;

/** Whoever deleted something takes it back within this time, in minutes; after it an administrator does. */
export const undoMinutes = 60;

/** So many things that were deleted together are brought back together. */
export const mostUndone = 10_000;
