import { type User, userChanges, users } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { changeHistory, type HistoryRow } from './change-history.ts';
import { matchNames } from './explain-access.ts';

/** Sign-ins, stamps of the store, and a person's own notification switches: `userChanges` has no words for them. */
const silent = "'{last_log_in,deactivated_at,notify,_rev,updated_at,updated_by}'::text[]";

/** Reads the change log of one user. */
export const userHistory = os.accounts.userHistory.handler(({ input, context }) =>
  changeHistory<User>(context, {
    collection: users.name,
    id: input.user,
    before: input.before,
    shown: (document) => `(${document} - ${silent})`,
    async changes(rows) {
      const names = rows.some(isRestricted) ? await matchNames(context) : new Map<string, string>();
      return ({ before, after }) => userChanges(before, after, names);
    },
  }),
);

/** Only restrictions to teams and grounds contain ids that need names. */
const isRestricted = ({ before, after }: HistoryRow<User>) =>
  // The log may contain users stored before these fields existed.
  [before, after].some((user) => [user?.accessIntFields, user?.accessDomFields].some((fields) => fields?.length));
