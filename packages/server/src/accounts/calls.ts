import { randomInt } from 'node:crypto';
import { type Configuration, config, configurationId, resources, similarCompanies, users } from '@pavilion/domain';
import { type Capability, can, capabilities, hasFlag, type Viewer } from '@pavilion/domain/access';
import { setPassword } from '../auth/first-administrator.ts';
import { providerNames } from '../auth/providers.ts';
import { welcome } from '../auth/welcome.ts';
import { os, publicOs } from '../calls/os.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../store/refusal.ts';
import type { Reader, Tx } from '../store/types.ts';
import { explainAccess } from './explain-access.ts';
import { readNotifications } from './read-notifications.ts';
import { userHistory } from './user-history.ts';

export const accountsHandlers = {
  me: publicOs.accounts.me.handler(async ({ context }) => {
    const user = await context.userOf();
    const { organisation } = context.config;
    const providers = providerNames(context.config);
    if (!user) return { user: null, organisation, capabilities: [], providers, logins: [] };
    const held = (Object.keys(capabilities) as Capability[]).filter((capability) => can({ user }, capability));
    return { user, organisation, capabilities: held, providers, logins: await loginsOf(context, user.id) };
  }),

  setUserRole: os.accounts.setUserRole.handler(async ({ input: { ids, flag, value, preview }, context }) => {
    if (flag === 'user_admin' && !value && ids.includes(context.viewer.id)) {
      throw new Refusal('OWN_ADMIN', 'You cannot take the User admin role from yourself.');
    }
    const changed = await context.store.transaction(context.actor, async (tx) => {
      const found = [];
      // In the order of ids, so that two administrators who do this at once wait for each other and do not lock up.
      for (const id of [...new Set(ids)].sort()) {
        const user = preview ? await tx.get(users, id) : await tx.lock(users, id);
        if (!user) throw new Refusal('NOT_FOUND', 'One of these users does not exist any more. Please look again.');
        if (hasFlag(user.roles, flag) === value) continue;
        found.push({ id, name: user.name, before: !value });
        if (!preview) await tx.patch(users, id, { [`roles.${flag}`]: value });
      }
      return found;
    });
    return { changed };
  }),

  explainAccess,
  userHistory,

  resendInvitation: os.accounts.resendInvitation.handler(async ({ input: { id }, context }) => {
    await context.store.transaction(context.actor, async (tx) => {
      if (!(await tx.get(users, id))) throw new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');
      await tx.enqueue(welcome, { user: id, invited: true }, { key: id });
    });
    return {};
  }),

  sendPasswordReset: os.accounts.sendPasswordReset.handler(async ({ context }) => {
    await mailReset(context, context.viewer);
    return {};
  }),

  addPassword: os.accounts.addPassword.handler(async ({ context }) => {
    const { viewer } = context;
    if ((await loginsOf(context, viewer.id)).includes('password')) {
      throw new Refusal('HAS_PASSWORD', 'This account has a password already.');
    }
    await setPassword(await context.auth(), viewer.id, randomPassword());
    await mailReset(context, viewer);
    return {};
  }),

  readNotifications: os.accounts.readNotifications.handler(async ({ input, context }) => ({
    read: await readNotifications(context, input.kind),
  })),

  calculateCompanies: os.accounts.calculateCompanies.handler(async ({ context }) => ({
    companies: await context.store.transaction(context.actor, rebuildCompanies),
  })),

  similarCompanies: os.accounts.similarCompanies.handler(async ({ input, context }) => {
    const current = await context.store.get(config, configurationId);
    const companies = await companiesInUse(context.store, current);
    return { companies: similarCompanies(input.company.trim(), companies) };
  }),
};

async function mailReset(context: Context, viewer: Viewer): Promise<void> {
  const library = await context.auth();
  await library.api.requestPasswordReset({ body: { email: viewer.user.email } });
}

async function loginsOf(context: Context, userId: string) {
  const rows = await context.database.query<{ providerId: string }>(
    'SELECT DISTINCT "providerId" FROM auth_account WHERE "userId" = $1 ORDER BY 1',
    [userId],
  );
  const names = rows.map(({ providerId }) => (providerId === 'credential' ? 'password' : providerId));
  return (['password', 'google', 'microsoft'] as const).filter((name) => names.includes(name));
}

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const alphabet = `${letters}0123456789!#$%&*+-=?@_`;

/** PLT-089: 12 characters of letters, digits and symbols. */
export function randomPassword(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** OPN-032: the companies in use by people and calendar resources, and the organisation's own. */
async function rebuildCompanies(tx: Tx): Promise<string[]> {
  const current: Configuration | null = await tx.lock(config, configurationId);
  const companies = await companiesInUse(tx, current);
  if (current) await tx.patch(config, configurationId, { companies });
  return companies;
}

async function companiesInUse(reader: Pick<Reader, 'find'>, current: Configuration | null): Promise<string[]> {
  const people = await reader.find(users, {});
  const bookable = await reader.find(resources, {});
  const names = [current?.ownCompany, ...people.map((user) => user.company), ...bookable.map((one) => one.company)];
  const inUse = new Set(names.map((name) => name?.trim() ?? '').filter((name) => name !== ''));
  return [...inUse].sort((left, right) => left.localeCompare(right, 'en-GB'));
}
