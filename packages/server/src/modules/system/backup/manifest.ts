import { documentTypes } from '@pavilion/domain';
import { z } from 'zod';
import { ownTables } from '../../../engines/store/migrate.ts';

/** The entry of the archive that lists all others; it is written last, when their hashes are known. */
export const manifestName = 'manifest.json';
export const tableEntry = (table: string) => `database/${table}.ndjson`;
export const fileEntry = (key: string) => `files/${key}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const backupManifest = z.object({
  product: z.literal('Pavilion'),
  format: z.literal(1),
  madeAt: z.string(),
  /** The position of the change log: what was committed up to here is in the archive. */
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
  files: z.array(z.object({ key: z.string(), bytes: z.number().int(), sha256 })),
});
export type BackupManifest = z.infer<typeof backupManifest>;
export type BackedUpTable = BackupManifest['tables'][number];

/**
 * What a backup holds of the database, in an order in which it can be put back. Not in it: sessions and links (one that was
 * ended since would live again), the secret that signs cookies, jobs, and the words of the search, which are made anew.
 */
export const backedUpTables: readonly string[] = [
  'auth_user',
  'auth_account',
  ...Object.values(documentTypes).map(({ name }) => name),
  ...ownTables,
];

/** Keys to other services that signing in does not need. */
export const leftOutColumns: Readonly<Record<string, readonly string[]>> = {
  auth_account: ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
};
