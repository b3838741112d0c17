import { users } from '@pavilion/domain';
import { collections } from '@pavilion/domain/library';
import { deliverables } from '@pavilion/domain/production';
import { loginTables } from '../auth/tables.ts';
import { createLevel, createLogTables, markUndoOnly } from '../store/tables.ts';
import { createWebhookTables } from '../webhooks/secrets.ts';
import type { Step } from './types.ts';

/**
 * All upgrades, in order. A released step is never changed, moved or removed: a change of the tables, or of the shape of stored
 * documents, is a new step at the end. Each can be repeated without effect, since stores from before the steps were numbered, and
 * backups made then, run all of them. Tables, indexes, search words and queues that documents and jobs declare need no step.
 */
export const storeSteps: readonly Step[] = [
  { number: 1, kind: 'tables', says: 'Tables of the change log and the trash', run: createLogTables },
  { number: 2, kind: 'tables', says: 'Tables of logins and sessions', run: loginTables.logins },
  { number: 3, kind: 'shape', says: 'The default department of a user is the department', type: users, to: 1 },
  { number: 4, kind: 'shape', says: 'Deactivated users have the day', type: users, to: 2 },
  { number: 5, kind: 'shape', says: 'Collections have owners', type: collections, to: 1 },
  { number: 6, kind: 'shape', says: 'Deliverables have a folder in each collection', type: deliverables, to: 1 },
  { number: 7, kind: 'tables', says: 'Links by e-mail in a table of their own', run: loginTables.links },
  { number: 8, kind: 'tables', says: 'Logins told apart by provider and account', run: loginTables.identities },
  { number: 9, kind: 'documents', says: 'Names of users that all can read', name: 'fillPeople' },
  { number: 10, kind: 'documents', says: 'Total costs of billings', name: 'countOldBillings' },
  { number: 11, kind: 'documents', says: 'Matches with film', name: 'markOldFilm' },
  { number: 12, kind: 'tables', says: 'Tables of second factors', run: loginTables.secondFactors },
  { number: 13, kind: 'tables', says: 'Table of API tokens', run: loginTables.tokens },
  { number: 14, kind: 'tables', says: 'The level of the store', run: createLevel },
  { number: 15, kind: 'tables', says: 'Table of signing secrets of webhooks', run: createWebhookTables },
  { number: 16, kind: 'tables', says: 'What a split replaced is not offered in the trash', run: markUndoOnly },
  { number: 17, kind: 'documents', says: 'Dimensions of the files of deliverables', name: 'measureOldItems' },
  { number: 18, kind: 'tables', says: 'Who revoked an API token', run: loginTables.revokers },
  { number: 19, kind: 'tables', says: 'Names of devices', run: loginTables.deviceNames },
  { number: 20, kind: 'documents', says: 'Kinds of the second factors of users', name: 'noteOldFactors' },
  { number: 21, kind: 'documents', says: 'Files whose previews wait for the media tools', name: 'noteOldWaiting' },
  { number: 22, kind: 'documents', says: 'Templates with changes that are not published', name: 'noteOldUnpublished' },
  { number: 23, kind: 'documents', says: 'How streams carry rundowns', name: 'countOldCarriages' },
];

export const levelOf = (steps: readonly Step[]): number => steps.at(-1)?.number ?? 0;

/** Number of the last step that this version knows. */
export const storeLevel = levelOf(storeSteps);
