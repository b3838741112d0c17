import { accountsWrites } from './accounts.ts';
import { archiveWrites } from './archive.ts';
import { filesWrites } from './files.ts';
import { graphicsWrites } from './graphics.ts';
import { libraryWrites } from './library.ts';
import { moneyWrites } from './money.ts';
import { plannerWrites } from './planner.ts';
import { productionWrites } from './production.ts';
import type { PlainWrites } from './rule.ts';

export { company } from './planner.ts';
export type { FieldRule, PlainWrites } from './rule.ts';

/** Written only by calls and by the server, except the search, which is for its author alone. */
const rest: PlainWrites[] = [
  { of: 'livestreams' },
  { of: 'livestreamViews' },
  { of: 'rtmpOutputs' },
  { of: 'rtmpOutputKeys' },
  { of: 'webhooks' },
  { of: 'webhookDeliveries' },
  {
    of: 'search',
    is: 'one’s own',
    given: (me) => ({ created_by: me }),
    insert: [{ who: 'everyone', fields: 'request', rows: 'DAT-058, OPN-037' }],
    remove: { who: 'everyone', rows: 'OPN-037' },
  },
];

/** Each kind of document, with who may write which part of it. */
export const plainWrites: readonly PlainWrites[] = [
  ...accountsWrites,
  ...productionWrites,
  ...archiveWrites,
  ...moneyWrites,
  ...plannerWrites,
  ...libraryWrites,
  ...filesWrites,
  ...graphicsWrites,
  ...rest,
];
