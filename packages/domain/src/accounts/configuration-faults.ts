import { sameJson } from '@pavilion/sync';
import { endsBeforeStart } from '../billing/ends-before-start.ts';
import { isCalendarDate } from '../fields.ts';
import { deliverableStates } from '../production/documents.ts';
import { type Configuration, type Settings, wordLists } from './configuration.ts';

export interface ConfigurationFault {
  field: keyof Settings;
  message: string;
}

/** Longest list entry; it is copied onto documents. */
const mostLetters = 200;
/** Valid file extension. */
const extension = /^[a-z0-9]{1,20}$/;

/** Key to compare entries: two spellings that differ only in case or spaces have the same key. */
export const wordKey = (word: string): string => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Normalises a typed extension for the upload rules: lower case, without a leading dot or star. */
export const plainExtension = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[*.]+/, '');

/**
 * Fault of a changed configuration beyond its schema, as a sentence. Checks only what the change adds, so that faults already
 * stored never block other changes. With `strict`, as on the settings screen, a second spelling of a company is a fault too.
 * The server accepts one, because users would otherwise be unable to save their own company (USR-023).
 */
export function configurationFault(
  before: Configuration | null,
  after: Configuration,
  { strict = false } = {},
): ConfigurationFault | undefined {
  for (const [name, judge] of Object.entries(judges)) {
    const field = name as keyof typeof judges;
    if (before && sameJson(before[field], after[field])) continue;
    const message = judge(before, after);
    if (message) return { field, message };
  }
  const message = strict ? nameFault(before?.companies ?? [], after.companies) : undefined;
  return message ? { field: 'companies', message } : undefined;
}

type Judge = (before: Configuration | null, after: Configuration) => string | undefined;

const named =
  (needed: string, field: 'organisation' | 'ownCompany'): Judge =>
  (_before, after) =>
    after[field].trim() ? undefined : needed;

const judges = {
  ...(Object.fromEntries(
    wordLists.map((field): [string, Judge] => [
      field,
      (before, after) => nameFault(before?.[field] ?? [], after[field], field !== 'companies'),
    ]),
  ) as Record<(typeof wordLists)[number], Judge>),
  organisation: named('The name of the organisation is needed.', 'organisation'),
  ownCompany: named('The organisation’s own company is needed.', 'ownCompany'),
  delTypes: (before, after) =>
    nameFault(namesOf(before?.delTypes), namesOf(after.delTypes)) ??
    newOf(before?.delTypes, after.delTypes)
      .flatMap(({ allowedFiles }) => allowedFiles)
      .map(extensionFault)
      .find(Boolean),
  delStatuses: (before, after) => {
    const keys = after.delStatuses.map(({ key }) => key);
    if (keys.length !== deliverableStates.length || deliverableStates.some((key) => !keys.includes(key))) {
      return 'Each of the five states needs exactly one name.';
    }
    return nameFault(namesOf(before?.delStatuses), namesOf(after.delStatuses));
  },
  competitions: (before, after) =>
    nameFault(namesOf(before?.competitions), namesOf(after.competitions)) ??
    nameFault(
      before?.competitions.map(({ key }) => key) ?? [],
      after.competitions.map(({ key }) => key),
    ) ??
    newOf(before?.competitions, after.competitions)
      .map(({ words }) => nameFault([], words))
      .find(Boolean),
  channels: (before, after) =>
    nameFault(
      before?.channels.map(({ name }) => name) ?? [],
      after.channels.map(({ name }) => name),
    ),
  tournament: (_before, { tournament: { id, name } }) =>
    Boolean(id.trim()) === Boolean(name.trim()) ? undefined : 'A tournament needs both a name and an id.',
  calendarEvents: (before, after) => newOf(before?.calendarEvents, after.calendarEvents).map(eventFault).find(Boolean),
} satisfies Partial<Record<keyof Settings, Judge>>;

const namesOf = (entries: readonly { display: string }[] = []) => entries.map(({ display }) => display);

/** Entries that are new or changed. */
function newOf<T extends object>(before: readonly T[] = [], after: readonly T[]): T[] {
  // Sort the keys: the database returns an entry's fields in another order than the schema.
  const content = (entry: T) => JSON.stringify(entry, Object.keys(entry).sort());
  const known = new Set(before.map(content));
  return after.filter((entry) => !known.has(content(entry)));
}

/** Fault of a file extension, as a sentence; undefined when valid. */
export function extensionFault(typed: string): string | undefined {
  return extension.test(typed)
    ? undefined
    : `“${typed}” is not a valid extension. Use letters and digits only, such as mp4.`;
}

function eventFault({ title, start, end }: Configuration['calendarEvents'][number]): string | undefined {
  if (!title.trim()) return 'A calendar event needs a title.';
  if (!isCalendarDate(start)) return 'A calendar event needs a first day.';
  if (end && !isCalendarDate(end)) return 'The last day is not a valid date.';
  return endsBeforeStart({ start, end }) ? 'An event cannot end before it starts.' : undefined;
}

/** Fault of the names in a list, as a sentence. Names in `known` are not checked again, except for new duplicates. */
function nameFault(known: readonly string[], names: readonly string[], unique = true): string | undefined {
  const old = new Set(known);
  const before = tally(known);
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (!old.has(name)) {
      if (!name.trim()) return 'An entry cannot be empty.';
      if (name.length > mostLetters) return `An entry can have at most ${mostLetters} characters.`;
      if (name !== name.trim() || /[\r\n\t]/.test(name))
        return 'An entry must be a single line without spaces before or after it.';
    }
    const twins = [...(found.get(wordKey(name)) ?? []), name];
    found.set(wordKey(name), twins);
    if (unique && twins.length > Math.max(1, before.get(wordKey(name)) ?? 0)) return twiceSentence(twins, old);
  }
  return undefined;
}

function twiceSentence(twins: readonly string[], old: ReadonlySet<string>): string {
  const fresh = twins.find((name) => !old.has(name)) ?? twins[0];
  const there = twins.find((name) => name !== fresh);
  return `“${fresh}” is in the list already${there ? `, as “${there}”` : ''}.`;
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(wordKey(name), (counts.get(wordKey(name)) ?? 0) + 1);
  return counts;
}
