import { sameJson } from '@pavilion/sync';
import { countWords } from '../count-words.ts';
import { formatDay } from '../dates.ts';
import { isCalendarDate } from '../fields.ts';
import { type Configuration, type Settings, settingLabels } from './configuration.ts';
import type { FieldChange } from './field-change.ts';

/** Entries named in a change; the rest are counted. */
const mostNamed = 20;

type Snapshot = Partial<Configuration> | null;

/** Changes between two states of the configuration, in words. For a list: the entries removed and the entries added. */
export function configurationChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  return (Object.keys(settingLabels) as (keyof Settings)[]).flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    if (sameJson(was, is)) return [];
    return [{ field, label: settingLabels[field], ...words(was, is) }];
  });
}

function words(was: unknown, is: unknown): { before: string; after: string } {
  if (!Array.isArray(was) && !Array.isArray(is)) return { before: entryWords(was), after: entryWords(is) };
  const [old, now] = [was, is].map((list) => (Array.isArray(list) ? list.map(entryWords) : []));
  const left = old!.filter((entry) => !now!.includes(entry));
  const came = now!.filter((entry) => !old!.includes(entry));
  const reordered = old!.length > 0 && left.length + came.length === 0;
  if (reordered) return { before: 'the previous order', after: 'a new order' };
  return { before: named(left), after: named(came) };
}

function named(entries: readonly string[]): string {
  const shown = entries.slice(0, mostNamed).join(', ');
  return entries.length > mostNamed ? `${shown} and ${countWords(entries.length - mostNamed, 'other')}` : shown;
}

/** Entry in words: its name, with its other fields in brackets. */
function entryWords(entry: unknown): string {
  if (typeof entry === 'boolean') return entry ? 'yes' : 'no';
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const { display, name, title, key: _key, start, end, closed, ...rest } = entry as Record<string, unknown>;
  const days = end ? `${dayWords(start)} to ${dayWords(end)}` : dayWords(start);
  const more = [days, closed && 'office closed', ...Object.values(rest).flat()].filter(Boolean).join(', ');
  return `${display ?? name ?? title ?? ''}${more ? ` (${more})` : ''}`;
}

const dayWords = (day: unknown) => (typeof day === 'string' && isCalendarDate(day) ? formatDay(day) : day);
