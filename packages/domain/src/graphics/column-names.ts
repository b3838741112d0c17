import type { DesignField } from './design.ts';

/** Other words that people write above a column, by what the column is about. Compared in small letters, without signs. */
interface Meaning {
  /** Keys, labels and facts of the fields that hold it. */
  fields: readonly string[];
  headings: readonly string[];
  /** Types of the fields that can hold it. */
  types: readonly DesignField['type'][];
}

const whenFields = ['when', 'date', 'match date', 'date and time'];
const words = ['text', 'longer text'] as const;

/** A day and a time are two columns that can fill one field. */
export const columnMeanings = {
  day: {
    fields: whenFields,
    headings: ['when', 'date', 'day', 'match date', 'date and time', 'date time', 'fixture date'],
    types: [...words, 'date'],
  },
  time: {
    fields: whenFields,
    headings: ['time', 'start', 'starts', 'start time', 'start of play', 'match time'],
    types: words,
  },
  ground: {
    fields: ['ground', 'venue', 'location'],
    headings: ['ground', 'venue', 'location', 'stadium', 'where'],
    types: words,
  },
  home: {
    fields: ['home', 'home team', 'home side'],
    headings: ['home', 'home team', 'home side', 'hosts'],
    types: [...words, 'team'],
  },
  away: {
    fields: ['away', 'away team', 'away side'],
    headings: ['away', 'away team', 'away side', 'visitors'],
    types: [...words, 'team'],
  },
  competition: {
    fields: ['competition', 'tournament', 'league'],
    headings: ['competition', 'tournament', 'league'],
    types: words,
  },
} as const satisfies Record<string, Meaning>;

export type ColumnMeaning = keyof typeof columnMeanings;

/** What a heading is about, if it is one of the known words. */
export function meaningOf(heading: string): ColumnMeaning | undefined {
  const all = Object.keys(columnMeanings) as ColumnMeaning[];
  return all.find((each) => (columnMeanings[each] as Meaning).headings.includes(heading));
}

/** Whether a field, by the words that name it, holds what a column is about. */
export function holds(meaning: ColumnMeaning, type: DesignField['type'], names: readonly string[]): boolean {
  const { fields, types }: Meaning = columnMeanings[meaning];
  return types.includes(type) && names.some((name) => fields.includes(name));
}
