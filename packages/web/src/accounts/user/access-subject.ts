import { briefs, collections, deliverables, files, matches } from '@pavilion/domain';
import type { CallMeta } from '@pavilion/domain/calls';

/** Document types that an administrator can ask about, in addition to pages and actions. */
export const askable = { productions: briefs, deliverables, files, matches, collections };
export type Askable = keyof typeof askable;

export interface AskableCall {
  /** `production.signOffFiles` */
  name: string;
  summary: string;
}

/** Every call of the contract with its summary. Loads the contract on demand, to keep it out of the page's code chunk. */
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
