import { expiresSoon, expiryWords, formatDay, londonDay } from '@pavilion/domain';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { findAdministrators } from './find-administrators.ts';

interface ExpiringToken extends Record<string, unknown> {
  id: string;
  name: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  userId: string;
  owner: string;
  integration: boolean;
  madeBy: string | null;
}

/**
 * Tells the maker of an API token some days before it expires, once (OPS-011): programs stop without a word to anybody. That of an
 * integration is told to all administrators if its maker is none any more.
 */
export const tellTokenExpiry = defineJob({
  name: 'tellTokenExpiry',
  payload: z.object({}),
  timeout: 300,
  retries: 5,
  schedule: '15 8 * * *',
  async run({ store, database, clock }) {
    const now = clock();
    const rows = await database.query<ExpiringToken>(
      `SELECT t."id", t."name", t."createdAt", t."expiresAt", t."usedAt", t."userId", t."madeBy", u.data->>'name' AS owner,
         COALESCE((u.data->>'integration')::boolean, false) AS integration
       FROM auth_token t JOIN users u ON u.id = t."userId"
       WHERE t."revokedAt" IS NULL AND t."expiresAt" > $1::timestamptz AND t."expiresAt" < $1::timestamptz + interval '30 days'
         AND (u.data->>'active')::boolean ORDER BY t."expiresAt", t."id"`,
      [now],
    );
    const soon = rows.filter(({ createdAt, expiresAt }) =>
      expiresSoon({ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }, now),
    );
    if (soon.length === 0) return;
    const administrators = await findAdministrators(store);
    for (const token of soon) {
      const { id, name, expiresAt, usedAt, userId, owner, integration, madeBy } = token;
      const maker = madeBy !== null && administrators.includes(madeBy) ? [madeBy] : administrators;
      const day = formatDay(londonDay(expiresAt.toISOString()));
      await store.transaction({ kind: 'system', name: 'job:tellTokenExpiry' }, (tx) =>
        notify(tx, {
          to: integration ? maker : [userId],
          kind: 'tokenExpires',
          title: `The API token “${name}”${integration ? ` of ${owner}` : ''} ${expiryWords(expiresAt.toISOString(), now)}`,
          body: `Programs that use it stop on ${day}. Make a new one, give it to them, and revoke this one. ${
            usedAt ? `It was last used on ${formatDay(londonDay(usedAt.toISOString()))}.` : 'It was never used.'
          }`,
          link: integration ? '/admin/integrations' : '/user',
          once: `token expires ${id}`,
        }),
      );
    }
  },
});
