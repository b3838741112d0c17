import { users } from '@pavilion/domain';
import { hasFlag } from '@pavilion/domain/access';
import { apiTokensOf } from '../../engines/auth/api-tokens.ts';
import { os } from '../../engines/calls/os.ts';
import { loginsOf } from './logins-of.ts';

/** Answers with the rule itself as if it were on, so that the question before it says what will happen (OPS-014). */
export const whomFactorRuleStops = os.accounts.whomFactorRuleStops.handler(async ({ context }) => {
  const { store, database } = context;
  const active = await store.find(users, { where: { active: true }, orderBy: [{ field: 'name', direction: 'asc' }] });
  const people: { id: string; name: string }[] = [];
  const tokens: { id: string; name: string; owner: string; integration: boolean }[] = [];
  for (const user of active.filter(({ roles }) => hasFlag(roles, 'user_admin'))) {
    const { id, name: owner, integration = false, secondFactor } = user;
    // Google and Microsoft ask for a second step themselves.
    if (!integration && !secondFactor && (await loginsOf(context, id)).includes('password'))
      people.push({ id, name: owner });
    for (const { id: token, name, trouble } of await apiTokensOf(database, user, true))
      if (trouble === 'factor') tokens.push({ id: token, name, owner, integration });
  }
  return { people, tokens };
});
