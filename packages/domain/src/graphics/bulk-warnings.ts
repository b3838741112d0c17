import { dayInText } from '../day-in-text.ts';
import { type BulkCells, bulkFields, holdsWhen, nameColumn } from './bulk.ts';
import type { Design, DesignField } from './design.ts';
import type { FieldValues } from './fields.ts';
import { namesDay } from './names-day.ts';
import { isSamePlayer, nearestPlayers } from './nearest-names.ts';
import { nearestTeams, unknownTeam } from './unknown-team.ts';

/** A row as it would be made. */
export interface WarnedRow {
  /** As messages name it; its place in the list if undefined. */
  number?: number | undefined;
  cells: BulkCells;
  /** What the graphic is about, if the server fills it. */
  subject: object;
  name: string;
  all: FieldValues;
  /** Players of its match, if it is about one. */
  players?: readonly string[];
}

/** What is odd about a cell, as a sentence, and what to write in its place instead. */
export interface BulkWarning {
  words: string;
  offers: readonly string[];
}

/** What the archive knows; a part of it is undefined until it has answered. */
export interface KnownNames {
  teams: ReadonlySet<string> | undefined;
  /** The players that it does not know, with those whose names are near. */
  unknownPlayers: ReadonlyMap<string, readonly string[]>;
}

const noDay = 'This names no day of the calendar. Write one such as 20 May 2027.';

/** What is odd about each row, by column: it can be made, but is most often a mistake (GFX-025). */
export function bulkWarnings(
  { fields, kit }: Pick<Design, 'fields' | 'kit'>,
  rows: readonly WarnedRow[],
  archive: KnownNames,
): Record<string, BulkWarning>[] {
  const asked = bulkFields(fields);
  const opponents = opponentsOf(asked);
  const firsts = new Map<string, number>();
  return rows.map(({ cells, subject, name, all, players }, at) => {
    const warnings: Record<string, BulkWarning> = {};
    const warn = (column: string, words: string, offers: readonly string[] = []) => {
      warnings[column] = { words, offers };
    };
    const content = JSON.stringify([subject, Object.entries(all).sort(([left], [right]) => (left < right ? -1 : 1))]);
    const first = firsts.get(content);
    if (first === undefined) firsts.set(content, at);
    if (first !== undefined) warn(nameColumn, `The same graphic as row ${rows[first]?.number ?? first + 1}.`);
    else if (cells[nameColumn]?.trim() === '') warn(nameColumn, `Without a name, it is called “${name}”.`);
    for (const field of asked) {
      const value = all[field.key];
      if (typeof value !== 'string') continue;
      // Where a day is expected, an impossible one is a fault.
      const day = field.type === 'text' && !holdsWhen(field) ? dayInText(value) : null;
      if (day) warn(field.key, `There is no ${day} in the calendar.`);
      else if (holdsWhen(field) && cells[field.key]?.trim() && !namesDay(value)) warn(field.key, noDay);
      const unknown = field.type === 'team' && archive.teams ? unknownTeam(value, kit, archive.teams) : null;
      if (unknown) warn(field.key, unknown, nearestTeams(value, kit, archive.teams ?? []));
      // Without a text, the player is one of the match.
      if (field.type !== 'player' || !cells[field.key]?.trim()) continue;
      if (!players?.length) {
        const near = archive.unknownPlayers.get(value);
        if (near) warn(field.key, 'No player of the archive has this name.', near);
      } else if (!players.some((player) => isSamePlayer(player, value))) {
        warn(field.key, 'No player of this match has this name.', nearestPlayers(value, players));
      }
    }
    const [one, other] = opponents ?? [];
    if (one && other && all[one.key] && all[one.key] === all[other.key]) {
      warn(other.key, `The same team as ${one.label}.`);
    }
    return warnings;
  });
}

/** Names to ask the archive about: players that were typed into rows that are about no match. */
export function playersToCheck({ fields }: Pick<Design, 'fields'>, rows: readonly WarnedRow[]): string[] {
  const asked = bulkFields(fields).filter(({ type }) => type === 'player');
  const typed = rows.flatMap(({ cells, all, players }) =>
    players?.length ? [] : asked.flatMap(({ key }) => (cells[key]?.trim() ? [all[key]] : [])),
  );
  return [...new Set(typed.filter((name): name is string => typeof name === 'string' && name !== ''))].sort();
}

/** The two sides of a match among the fields: its only teams, without winners and the teams of players. */
function opponentsOf(fields: readonly DesignField[]): readonly DesignField[] | null {
  const sides = fields.filter(
    ({ type, key, fact }) => type === 'team' && !/winner/i.test(`${key} ${fact ?? ''}`) && !fact?.endsWith('.team'),
  );
  return sides.length === 2 ? sides : null;
}
