import { sameJson } from '@pavilion/sync';
import { endsBeforeStart } from '../billing/ends-before-start.ts';
import { isCalendarDate } from '../fields.ts';
import { deliverableStates } from '../production/documents.ts';
import { type Configuration, type Settings, wordLists } from './configuration.ts';

export interface ConfigurationFault {
  /** The field of the configuration. */
  field: keyof Settings;
  message: string;
}

/** So long may a word be that stands on documents afterwards. */
const mostLetters = 200;
/** So long is no file name's extension. */
const extension = /^[a-z0-9]{1,20}$/;

/** What two spellings of one word have in common: case and spaces do not count. */
export const wordKey = (word: string): string => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** An extension as the upload rules compare it: lower case, without the dot or star that people type before it. */
export const plainExtension = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[*.]+/, '');

/**
 * What is wrong with a changed configuration beyond its schema, as a sentence. Only what this change brings is judged: what
 * stood there before never keeps anybody from mending something else. With `strict`, as the settings' screen asks, a second
 * spelling of a company is wrong too; the server takes it, or it would keep people from saving theirs (USR-023).
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
      return 'Each of the five states has one name.';
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
    Boolean(id.trim()) === Boolean(name.trim()) ? undefined : 'A tournament has a name and an id.',
  calendarEvents: (before, after) => newOf(before?.calendarEvents, after.calendarEvents).map(eventFault).find(Boolean),
} satisfies Partial<Record<keyof Settings, Judge>>;

const namesOf = (entries: readonly { display: string }[] = []) => entries.map(({ display }) => display);

/** The entries that were not there before, as they are. */
function newOf<T extends object>(before: readonly T[] = [], after: readonly T[]): T[] {
  // The database keeps the fields of an entry in another order than the schema.
  const content = (entry: T) => JSON.stringify(entry, Object.keys(entry).sort());
  const known = new Set(before.map(content));
  return after.filter((entry) => !known.has(content(entry)));
}

/** What is wrong with an extension of a file name, as a sentence. */
export function extensionFault(typed: string): string | undefined {
  return extension.test(typed) ? undefined : `“${typed}” is no extension: letters and digits alone, such as mp4.`;
}

function eventFault({ title, start, end }: Configuration['calendarEvents'][number]): string | undefined {
  if (!title.trim()) return 'A calendar event needs a title.';
  if (!isCalendarDate(start)) return 'A calendar event needs a first day.';
  if (end && !isCalendarDate(end)) return 'The last day has to be a day of the calendar.';
  return endsBeforeStart({ start, end }) ? 'An event cannot end before it starts.' : undefined;
}

/** What is wrong with the names of a list. */
function nameFault(known: readonly string[], names: readonly string[], unique = true): string | undefined {
  const old = new Set(known);
  const before = tally(known);
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (!old.has(name)) {
      if (!name.trim()) return 'An entry has to say something.';
      if (name.length > mostLetters) return `An entry can have at most ${mostLetters} characters.`;
      if (name !== name.trim() || /[\r\n\t]/.test(name)) return 'An entry is one line without spaces around it.';
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
