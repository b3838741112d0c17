import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/types.ts';

/**
 * Signing secrets of webhooks, by webhook. A table of its own, and no document: documents are in live queries, in the change log
 * and in backups. A backup has no secrets, so a restored copy sends nothing until somebody renews them.
 */
const table = `CREATE TABLE IF NOT EXISTS webhook_secret (
  "webhook" text PRIMARY KEY,
  "secret" text NOT NULL,
  "before" text,
  "renewedAt" timestamptz NOT NULL DEFAULT now()
)`;

/** Creates the table of secrets: an upgrade step. */
export async function createWebhookTables(sql: Sql): Promise<void> {
  await sql.query(table);
}

type Statements = Pick<Sql, 'query'>;

/** Gives a webhook a new secret and returns its text. The one before is still used beside it for a day. */
export async function renewSecret(sql: Statements, webhook: string): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await sql.query(
    `INSERT INTO webhook_secret ("webhook", "secret") VALUES ($1, $2)
     ON CONFLICT ("webhook") DO UPDATE SET "before" = webhook_secret."secret", "secret" = $2, "renewedAt" = now()`,
    [webhook, secret],
  );
  return secret;
}

/** Secrets that sign a message now, the newest first; empty if the webhook has none. */
export async function secretsOf(sql: Statements, webhook: string): Promise<string[]> {
  const [row] = await sql.query<{ secret: string; before: string | null }>(
    `SELECT "secret", CASE WHEN "renewedAt" > now() - interval '1 day' THEN "before" END AS "before"
     FROM webhook_secret WHERE "webhook" = $1`,
    [webhook],
  );
  return row ? [row.secret, row.before].filter((each) => each !== null) : [];
}

export async function forgetSecret(sql: Statements, webhook: string): Promise<void> {
  await sql.query('DELETE FROM webhook_secret WHERE "webhook" = $1', [webhook]);
}
