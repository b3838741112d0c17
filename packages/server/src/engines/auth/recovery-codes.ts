import { randomInt } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Sql } from './one-time-link.ts';

const amount = 10;
const half = 5;

/** Without l and 1, o and 0, and i, which are mixed up on paper. Ten of them have 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** New recovery codes, in small letters and in two halves, as people copy them best. */
export function makeRecoveryCodes(): string[] {
  const part = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: amount }, () => `${part()}-${part()}`);
}

/** A recovery code as it is stored, from what a person typed: in capitals, with spaces, or without its hyphen. */
export function asRecoveryCode(typed: string): string {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return bare.length > half ? `${bare.slice(0, half)}-${bare.slice(half)}` : bare;
}

/** How the sign-in library makes and stores recovery codes. Codes of earlier versions have capitals, and are read without them. */
export const recoveryCodes = (secret: string) => ({
  customBackupCodesGenerate: makeRecoveryCodes,
  storeBackupCodes: {
    encrypt: (codes: string) => symmetricEncrypt({ key: secret, data: codes }),
    decrypt: async (stored: string) => (await symmetricDecrypt({ key: secret, data: stored })).toLowerCase(),
  },
});

/** How many recovery codes an account has left: each is removed when it is used. */
export async function countRecoveryCodes(sql: Sql, userId: string, secret: string): Promise<number> {
  const [row] = await sql.query<{ backupCodes: string }>(
    'SELECT "backupCodes" FROM auth_two_factor WHERE "userId" = $1',
    [userId],
  );
  if (!row) return 0;
  const codes: unknown[] = JSON.parse(await symmetricDecrypt({ key: secret, data: row.backupCodes }));
  return codes.length;
}
