import { and, or, type Where } from '@pavilion/sync';
import type { ArchiveEvent } from '../documents.ts';
import { extraKindKeys, extraWords } from '../matches/ball-details.ts';
import { type MatchFilters, matchWhere } from '../matches/match-filters.ts';
import { attributeLabels, deliveryAttributes, tagOptions } from './tag-options.ts';

/** A condition that the Query Builder offers for a delivery (ARC-058, OPN-086). */
export interface DeliveryField {
  key: keyof ArchiveEvent & string;
  label: string;
  /** `player`: a name; `words`: one of the options; `number`: a whole number (ARC-012, ARC-013). */
  kind: 'player' | 'words' | 'number';
  /** Choices: the stored value and its label. */
  options?: readonly { value: string; label: string }[];
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const numbers = (from: number, to: number) =>
  plain(Array.from({ length: to - from + 1 }, (_, index) => String(from + index)));

/** Kinds of extras, as named in feeds. */
export const extraKinds: readonly string[] = Object.values(extraWords);

/** All conditions on the delivery itself; `MatchFilters` holds those on its match. */
export const deliveryFields: readonly DeliveryField[] = [
  { key: 'batter', label: 'Batter', kind: 'player' },
  { key: 'bowler', label: 'Bowler', kind: 'player' },
  { key: 'innings', label: 'Innings', kind: 'number', options: numbers(1, 4) },
  { key: 'over', label: 'Over', kind: 'number', options: numbers(0, 199) },
  { key: 'runs', label: 'Runs', kind: 'number', options: numbers(0, 8) },
  { key: 'runsBat', label: 'Runs off the bat', kind: 'number', options: numbers(0, 8) },
  {
    key: 'wicket',
    label: 'Wicket',
    kind: 'number',
    options: [
      { value: '1', label: 'Wicket' },
      { value: '0', label: 'No wicket' },
    ],
  },
  { key: 'extras', label: 'Extras', kind: 'words', options: plain(extraKinds) },
  ...deliveryAttributes.map(
    (key): DeliveryField => ({ key, label: attributeLabels[key], kind: 'words', options: plain(tagOptions[key]) }),
  ),
];

/** Values by field, as in a URL: a delivery must match every field, with any of its values. */
export type DeliveryFilters = Partial<Record<string, readonly string[]>>;

/** ARC-063 */
export const deliverySearchLimit = 100;
/** ARC-064 */
export const deliveriesPerPage = 25;

/** Where-clause for the deliveries with video that match the Query Builder (ARC-063). Empty values are ignored (ARC-010). */
export function deliveryWhere(match: MatchFilters, filters: DeliveryFilters): Where {
  const parts: Where[] = [{ video: true }, matchWhere(match)];
  for (const { key, kind } of deliveryFields) {
    const given = (filters[key] ?? []).map((value) => value.trim()).filter(Boolean);
    const values =
      kind === 'number' ? given.map((value) => Number.parseInt(value, 10)).filter(Number.isInteger) : given;
    if (values.length > 0) parts.push(key === 'extras' ? extrasWhere(given) : { [key]: { in: values } });
  }
  return and(...parts);
}

/** A ball is named by its first kind of extra, but found by each of them: byes off a no-ball are found as byes too. */
const extrasWhere = (wanted: readonly string[]): Where =>
  or(
    { extras: { in: [...wanted] } },
    ...extraKindKeys
      .filter((kind) => wanted.includes(extraWords[kind]))
      .map((kind): Where => ({ [`extraRuns.${kind}`]: { gt: 0 } })),
  );

/** Match fields that cards and rows can show (ARC-061). */
export const matchDisplayFields = {
  teams: 'Teams',
  startDate: 'Date',
  ground: 'Venue',
  competition: 'Comp Stage',
  competitionName: 'Comp Name',
  cricketType: 'Type',
  cricketFormat: 'Format',
  year: 'Year',
} as const;
export type MatchDisplayField = keyof typeof matchDisplayFields;

/** Delivery fields that cards and rows can show (ARC-061). */
export const deliveryDisplayFields = {
  innings: 'Innings',
  ball: 'Over',
  batter: 'Batter',
  bowler: 'Bowler',
  runs: 'Runs',
  wicket: 'Wicket',
  extras: 'Extras',
  note: 'Note',
  ...attributeLabels,
} as const;
export type DeliveryDisplayField = keyof typeof deliveryDisplayFields;

export const usualMatchFields: readonly MatchDisplayField[] = ['teams', 'startDate', 'competitionName'];
/** The title already names bowler, batter and over. */
export const usualDeliveryFields: readonly DeliveryDisplayField[] = ['innings', 'runs', 'wicket', 'extras'];
