import { type Configuration, config, configurationChanges, configurationId } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { quoteText } from '../../engines/database/index.ts';
import { changeHistory } from './change-history.ts';

/** Reads what the change log knows of one setting. */
export const settingHistory = os.accounts.settingHistory.handler(({ input, context }) =>
  changeHistory<Configuration>(context, {
    collection: config.name,
    id: configurationId,
    before: input.before,
    shown: (document) => `(${document}->${quoteText(input.field)})`,
    changes: async () => (row) => {
      // What else the same change did is no business of this setting.
      const only = (stored: Configuration | null) => stored && { [input.field]: stored[input.field] };
      return configurationChanges(only(row.before), only(row.after));
    },
  }),
);
