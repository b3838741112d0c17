import type { DocumentType } from '@pavilion/sync';
import { billings, budgets, costs } from '../billing/documents.ts';
import { resources, shoots } from '../planner/documents.ts';
import { briefs, deliverables } from '../production/documents.ts';
import type { Settings } from './configuration.ts';
import { preApprovedUsers, users } from './documents.ts';

/** Document field that holds values of a configured list. */
export interface ConfigurationUse {
  of: DocumentType;
  field: string;
  /** Whether the field is a list. */
  several: boolean;
  /** Word for one such document. */
  noun: string;
}

const one = <D extends DocumentType>(of: D, field: keyof D['schema']['shape'] & string, noun: string) =>
  ({ of, field, noun, several: false }) satisfies ConfigurationUse;
const several = <D extends DocumentType>(of: D, field: keyof D['schema']['shape'] & string, noun: string) =>
  ({ of, field, noun, several: true }) satisfies ConfigurationUse;

/**
 * Document fields that hold the values of each list. Files, notes and shifts are left out: they carry copies of these fields.
 * Lists that are missing here are matched by words, or never copied onto documents.
 */
export const configurationUses = {
  departments: [
    one(briefs, 'department', 'brief'),
    one(deliverables, 'department', 'deliverable'),
    one(budgets, 'department', 'budget'),
    one(users, 'department', 'user'),
    several(users, 'departmentAccess', 'restricted user'),
    one(preApprovedUsers, 'department', 'prepared account'),
  ],
  brand: [
    several(briefs, 'brands', 'brief'),
    one(deliverables, 'brand', 'deliverable'),
    several(users, 'brandAccess', 'restricted user'),
  ],
  partners: [
    one(briefs, 'partner', 'brief'),
    one(deliverables, 'partner', 'deliverable'),
    several(users, 'partnerAccess', 'restricted user'),
  ],
  producer: [one(briefs, 'producer', 'brief')],
  formats: [one(deliverables, 'format', 'deliverable')],
  platforms: [several(briefs, 'channels', 'brief'), several(deliverables, 'platforms', 'deliverable')],
  delTypes: [one(deliverables, 'type', 'deliverable')],
  costTypes: [one(costs, 'type', 'cost')],
  shooters: [one(shoots, 'shooter', 'shoot')],
  companies: [
    one(users, 'company', 'user'),
    one(resources, 'company', 'resource'),
    one(billings, 'company', 'billing'),
    one(budgets, 'company', 'budget'),
    one(preApprovedUsers, 'company', 'prepared account'),
  ],
} satisfies Partial<Record<keyof Settings, readonly ConfigurationUse[]>>;
export type UsedList = keyof typeof configurationUses;

/** The entries of a list with one renamed in place; undefined when the list does not contain it. */
export function renamedEntries(
  entries: readonly (string | { display: string })[],
  from: string,
  to: string,
): (string | { display: string })[] | undefined {
  const isIt = (entry: string | { display: string }) => (typeof entry === 'string' ? entry : entry.display) === from;
  if (!entries.some(isIt)) return undefined;
  return entries.map((entry) => (!isIt(entry) ? entry : typeof entry === 'string' ? to : { ...entry, display: to }));
}

export const usedLists = Object.keys(configurationUses) as [UsedList, ...UsedList[]];
