import { config, configurationId, mostEditedUsers, similarCompanies, users } from '@pavilion/domain';
import { type Capability, can, capabilities, hasFlag, roleFlags } from '@pavilion/domain/access';
import { largestSearch } from '@pavilion/domain/search';
import { providerNames } from '../../engines/auth/providers.ts';
import { os, publicOs } from '../../engines/calls/os.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { companiesInUse, rebuildCompanies } from './companies.ts';
import { countSettingUses } from './count-setting-uses.ts';
import { explainAccess } from './explain-access.ts';
import { loginsOf } from './logins-of.ts';
import { readNotifications } from './read-notifications.ts';
import { renameSetting } from './rename-setting.ts';
import { settingHistory } from './setting-history.ts';
import { signInHandlers } from './sign-in-calls.ts';
import { userHistory } from './user-history.ts';

export const accountsHandlers = {
  me: publicOs.accounts.me.handler(async ({ context }) => {
    const user = await context.userOf();
    const { organisation } = context.config;
    const providers = providerNames(context.config);
    const channels = { email: context.mail.configured, chat: context.chat.configured };
    if (!user) return { user: null, organisation, capabilities: [], providers, channels, logins: [] };
    const held = (Object.keys(capabilities) as Capability[]).filter((capability) => can({ user }, capability));
    return { user, organisation, capabilities: held, providers, channels, logins: await loginsOf(context, user.id) };
  }),

  setUserRole: os.accounts.setUserRole.handler(async ({ input: { ids, flag, value, preview }, context }) => {
    if (flag === 'user_admin' && !value && ids.includes(context.viewer.id)) {
      throw new Refusal('OWN_ADMIN', 'You cannot take the User admin role from yourself.');
    }
    const changed = await context.store.transaction(context.actor, async (tx) => {
      const wanted = [...new Set(ids)];
      const found = preview
        ? await tx.find(users, { where: { id: { in: wanted } } })
        : await tx.lockBatch(users, wanted);
      if (found.length < wanted.length) {
        throw new Refusal('NOT_FOUND', 'One of these users does not exist any more. Please look again.');
      }
      const others = found.filter(({ roles }) => hasFlag(roles, flag) !== value);
      if (!preview) {
        await tx.patchBatch(
          users,
          others.map(({ id }) => ({ id, changes: { [`roles.${flag}`]: value } })),
        );
      }
      return others.map(({ id, name }) => ({ id, name, before: !value }));
    });
    return { changed };
  }),

  findUserIds: os.accounts.findUserIds.handler(async ({ input: { query }, context }) => {
    const ids: string[] = [];
    while (ids.length < mostEditedUsers) {
      const body = { ...(query ? { query } : {}), from: ids.length, size: largestSearch, track_total_hits: false };
      const { hits } = await context.search.run(context.viewer, { index: 'users', body });
      ids.push(...hits.hits.map(({ _id }) => _id));
      if (hits.hits.length < largestSearch) break;
    }
    return { ids };
  }),

  countRoles: os.accounts.countRoles.handler(async ({ input: { ids }, context }) => {
    const found = await context.store.find(users, { where: { id: { in: [...new Set(ids)] } } });
    const holders = roleFlags.map((flag) => [flag, found.filter(({ roles }) => hasFlag(roles, flag)).length]);
    return { holders: Object.fromEntries(holders), total: found.length };
  }),

  explainAccess,
  userHistory,
  settingHistory,
  countSettingUses,
  renameSetting,

  ...signInHandlers,

  readNotifications: os.accounts.readNotifications.handler(async ({ input, context }) => ({
    read: await readNotifications(context, input.kind),
  })),

  calculateCompanies: os.accounts.calculateCompanies.handler(async ({ context }) => ({
    // It is the product that looks, not the person whose change of company made it.
    companies: await context.store.transaction({ kind: 'system', name: 'companies' }, rebuildCompanies),
  })),

  similarCompanies: os.accounts.similarCompanies.handler(async ({ input, context }) => {
    const current = await context.store.get(config, configurationId);
    const companies = await companiesInUse((sql) => context.database.query(sql), current);
    return { companies: similarCompanies(input.company.trim(), companies) };
  }),
};
