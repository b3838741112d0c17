import { documentTypes } from '@pavilion/domain';
import { z } from 'zod';
import { ownTables } from '../../../engines/store/tables.ts';

/** Entry of the archive that lists all others; written last, when their hashes are known. */
export const manifestName = 'manifest.json';
export const tableEntry = (table: string) => `database/${table}.ndjson`;
export const fileEntry = (key: string) => `files/${key}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const storedFile = z.object({ key: z.string(), bytes: z.number().int(), sha256 });

export const backupManifest = z.object({
  product: z.literal('Pavilion'),
  format: z.literal(1),
  madeAt: z.string(),
  /** Position in the change log: everything committed up to here is in the archive. */
  position: z.number().int(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256,
    }),
  ),
  files: z.array(storedFile),
  /** Originals that were missing or damaged when they were packed. The bytes of `files` are as packed. */
  faults: z.array(z.object({ key: z.string(), name: z.string(), fault: z.enum(['missing', 'damaged']) })).default([]),
});
export type BackupFault = z.infer<typeof backupManifest>['faults'][number];
export type BackupManifest = z.infer<typeof backupManifest>;

const nightlyFile = storedFile.extend({
  /** The backup that has the bytes, which the others share. */
  from: z.string(),
  /** Time at which the bytes there were last known to be sound; absent in backups of earlier versions. */
  readAt: z.string().optional(),
  /** Whether the bytes there are damaged, and could not be copied again since. */
  damaged: z.literal(true).optional(),
});

export const nightlyManifest = backupManifest.extend({ files: z.array(nightlyFile) });
export type NightlyManifest = z.infer<typeof nightlyManifest>;
export type NightlyFile = NightlyManifest['files'][number];

export type BackedUpTable = BackupManifest['tables'][number];

/**
 * Tables in a backup, in an order in which they can be restored. Not included: sessions and links (an ended one would be valid
 * again), the secret that signs cookies and opens second factors, these, the secrets of webhooks (a copy would speak to real receivers),
 * jobs, and search words, which are computed again.
 */
export const backedUpTables: readonly string[] = [
  'auth_user',
  'auth_account',
  ...Object.values(documentTypes).map(({ name }) => name),
  ...ownTables,
];

/** Keys to other services that are not needed for signing in. */
export const leftOutColumns: Readonly<Record<string, readonly string[]>> = {
  auth_account: ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
};
