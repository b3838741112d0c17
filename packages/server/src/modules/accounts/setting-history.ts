import { type Configuration, config, configurationChanges, configurationId } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { quoteText } from '../../engines/database/index.ts';
import { changeHistory } from './change-history.ts';

/** Reads the history of one setting from the change log. */
export const settingHistory = os.accounts.settingHistory.handler(({ input, context }) =>
  changeHistory<Configuration>(context, {
    collection: config.name,
    id: configurationId,
    before: input.before,
    shown: (document) => `(${document}->${quoteText(input.field)})`,
    changes: async () => (row) => {
      // Only this setting: one change may have touched several.
      const only = (stored: Configuration | null) => stored && { [input.field]: stored[input.field] };
      return configurationChanges(only(row.before), only(row.after));
    },
  }),
);
