import type { Database, Sql } from '../database/types.ts';

// Tables of the sign-in library: logins only. `auth_user.id` is the id of the person's `users` document, which alone has names and
// rights. Times come from the database, because the library compares them there. Each part is a numbered step of
// `engines/upgrade/steps.ts`, and can be repeated: stores from before the steps were numbered run all of them.

const logins = `
CREATE TABLE IF NOT EXISTS auth_user (
  "id" text PRIMARY KEY,
  "name" text NOT NULL,
  "email" text NOT NULL UNIQUE,
  "emailVerified" boolean NOT NULL DEFAULT false,
  "image" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE IF NOT EXISTS auth_session (
  "id" text PRIMARY KEY,
  "expiresAt" timestamptz NOT NULL,
  "token" text NOT NULL UNIQUE,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" text NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS auth_session_user ON auth_session ("userId");
CREATE TABLE IF NOT EXISTS auth_account (
  "id" text PRIMARY KEY,
  "issuer" text,
  "accountId" text NOT NULL,
  "providerId" text NOT NULL,
  "userId" text NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS auth_account_user ON auth_account ("userId");
CREATE TABLE IF NOT EXISTS auth_verification (
  "id" text PRIMARY KEY,
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS auth_verification_identifier ON auth_verification ("identifier");
CREATE TABLE IF NOT EXISTS auth_attempt (
  "key" text PRIMARY KEY,
  "since" timestamptz NOT NULL,
  "tries" int NOT NULL
);
CREATE TABLE IF NOT EXISTS auth_secret (
  "one" boolean PRIMARY KEY DEFAULT TRUE CHECK ("one"),
  "value" text NOT NULL
);`;

const links = `
CREATE TABLE IF NOT EXISTS auth_link (
  "digest" text PRIMARY KEY,
  "userId" text REFERENCES auth_user ("id") ON DELETE CASCADE,
  "email" text NOT NULL,
  "request" jsonb,
  "expiresAt" timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS auth_link_user ON auth_link ("userId");
CREATE INDEX IF NOT EXISTS auth_link_email ON auth_link ("email");
INSERT INTO auth_link ("digest", "userId", "email", "expiresAt")
SELECT encode(sha256(convert_to(substr(v."identifier", 16), 'UTF8')), 'hex'), u."id", u."email", v."expiresAt"
FROM auth_verification v JOIN auth_user u ON u."id" = v."value" WHERE v."identifier" LIKE 'reset-password:%'
ON CONFLICT DO NOTHING;
DELETE FROM auth_verification WHERE "identifier" LIKE 'reset-password:%';`;

/** `issuer` is of library versions 1.7.0 to 1.7.2, which told accounts apart by it. */
const identities = `
ALTER TABLE auth_account ALTER COLUMN "issuer" DROP NOT NULL;
ALTER TABLE auth_account DROP CONSTRAINT IF EXISTS "auth_account_issuer_accountId_key";
CREATE UNIQUE INDEX IF NOT EXISTS auth_account_identity ON auth_account ("providerId", "accountId");`;

/**
 * `auth_two_factor` has the recovery codes also of an account that has only passkeys; its secret is then not `verified`.
 * `auth_passkey.id` is the id of the credential.
 */
const secondFactors = `
ALTER TABLE auth_user ADD COLUMN IF NOT EXISTS "twoFactorEnabled" boolean NOT NULL DEFAULT false;
ALTER TABLE auth_session ADD COLUMN IF NOT EXISTS "method" text;
CREATE TABLE IF NOT EXISTS auth_two_factor (
  "id" text PRIMARY KEY,
  "userId" text NOT NULL UNIQUE REFERENCES auth_user ("id") ON DELETE CASCADE,
  "secret" text NOT NULL,
  "backupCodes" text NOT NULL,
  "verified" boolean NOT NULL DEFAULT false,
  "failedVerificationCount" int NOT NULL DEFAULT 0,
  "lockedUntil" timestamptz
);
CREATE TABLE IF NOT EXISTS auth_passkey (
  "id" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  "name" text NOT NULL,
  "publicKey" bytea NOT NULL,
  "counter" bigint NOT NULL,
  "transports" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "usedAt" timestamptz
);
CREATE INDEX IF NOT EXISTS auth_passkey_user ON auth_passkey ("userId");`;

const tokens = `
CREATE TABLE IF NOT EXISTS auth_token (
  "id" text PRIMARY KEY,
  "digest" text NOT NULL UNIQUE,
  "userId" text NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  "name" text NOT NULL,
  "scopes" jsonb NOT NULL,
  "method" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz
);
ALTER TABLE auth_token ADD COLUMN IF NOT EXISTS "revokedAt" timestamptz;
ALTER TABLE auth_token ADD COLUMN IF NOT EXISTS "madeBy" text;
CREATE INDEX IF NOT EXISTS auth_token_user ON auth_token ("userId");`;

/** `revokedBy` is the id of the person who revoked it. */
const revokers = `
ALTER TABLE auth_token ADD COLUMN IF NOT EXISTS "revokedBy" text;`;

/** Name that a person gives to a browser. */
const deviceNames = `
ALTER TABLE auth_session ADD COLUMN IF NOT EXISTS "name" text;`;

const part = (statements: string) => async (sql: Sql) => {
  for (const statement of statements.split(';')) if (statement.trim()) await sql.query(statement);
};

/** Parts of the tables of logins, for the upgrade steps. */
export const loginTables = {
  logins: part(logins),
  links: part(links),
  identities: part(identities),
  secondFactors: part(secondFactors),
  tokens: part(tokens),
  revokers: part(revokers),
  deviceNames: part(deviceNames),
};

/** Secret for signing cookies: from the settings, or created at the first start and shared by all processes. */
export async function signingSecret(database: Database, configured: string | null): Promise<string> {
  if (configured) return configured;
  const fresh = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  await database.query('INSERT INTO auth_secret ("value") VALUES ($1) ON CONFLICT DO NOTHING', [fresh]);
  const [row] = await database.query<{ value: string }>('SELECT "value" FROM auth_secret');
  return row!.value;
}
