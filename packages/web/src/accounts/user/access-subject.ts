import type { CallMeta } from '@pavilion/domain/calls';

/** What an administrator can ask about besides pages and actions: where each is found and how it is named. */
export const askable = {
  productions: { label: 'Brief', field: 'title', note: 'department' },
  deliverables: { label: 'Deliverable', field: 'title', note: 'productionTitle' },
  files: { label: 'File', field: 'name', note: 'delTitle' },
  matches: { label: 'Match', field: 'label', note: 'competitionName' },
  collections: { label: 'Collection', field: 'name', note: 'description' },
} as const;
export type Askable = keyof typeof askable;

export interface AskableCall {
  /** `production.signOffFiles` */
  name: string;
  summary: string;
}

/** Every call of the contract with the line that describes it; the contract is fetched when somebody asks. */
export async function askableCalls(): Promise<AskableCall[]> {
  const { contract } = await import('@pavilion/domain/calls');
  return namedCalls(contract, '').sort((left, right) => left.summary.localeCompare(right.summary, 'en-GB'));
}

interface Procedure {
  '~orpc': { meta: CallMeta; route: { summary?: string } };
}
const isProcedure = (entry: object): entry is Procedure => '~orpc' in entry;

function namedCalls(entry: object, name: string): AskableCall[] {
  if (isProcedure(entry)) return [{ name, summary: entry['~orpc'].route.summary ?? name }];
  return Object.entries(entry).flatMap(([key, child]) => namedCalls(child as object, name ? `${name}.${key}` : key));
}
