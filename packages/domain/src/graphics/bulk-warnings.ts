import { dayInText } from '../day-in-text.ts';
import { type BulkCells, bulkFields, nameColumn } from './bulk.ts';
import type { Design, DesignField } from './design.ts';
import type { FieldValues } from './fields.ts';
import { unknownTeam } from './unknown-team.ts';

/** A row as it would be made. */
export interface WarnedRow {
  cells: BulkCells;
  /** What the graphic is about, if the server fills it. */
  subject: object;
  name: string;
  all: FieldValues;
}

/**
 * What is odd about each row, as sentences by column: it can be made, but is most often a mistake (GFX-025). `archive` has the names
 * of the archive's teams, and is undefined until they are known.
 */
export function bulkWarnings(
  { fields, kit }: Pick<Design, 'fields' | 'kit'>,
  rows: readonly WarnedRow[],
  archive: ReadonlySet<string> | undefined,
): Record<string, string>[] {
  const asked = bulkFields(fields);
  const opponents = opponentsOf(asked);
  const firsts = new Map<string, number>();
  return rows.map(({ cells, subject, name, all }, at) => {
    const warnings: Record<string, string> = {};
    const content = JSON.stringify([subject, Object.entries(all).sort(([left], [right]) => (left < right ? -1 : 1))]);
    const first = firsts.get(content);
    if (first === undefined) firsts.set(content, at);
    if (first !== undefined) warnings[nameColumn] = `The same graphic as row ${first + 1}.`;
    else if (cells[nameColumn]?.trim() === '') warnings[nameColumn] = `Without a name, it is called “${name}”.`;
    for (const field of asked) {
      const value = all[field.key];
      if (typeof value !== 'string') continue;
      const day = field.type === 'text' ? dayInText(value) : null;
      const warning =
        field.type === 'team' && archive
          ? unknownTeam(value, kit, archive)
          : day && `There is no ${day} in the calendar.`;
      if (warning) warnings[field.key] = warning;
    }
    const [one, other] = opponents ?? [];
    if (one && other && all[one.key] && all[one.key] === all[other.key]) {
      warnings[other.key] = `The same team as ${one.label}.`;
    }
    return warnings;
  });
}

/** The two sides of a match among the fields: its only teams, without winners and the teams of players. */
function opponentsOf(fields: readonly DesignField[]): readonly DesignField[] | null {
  const sides = fields.filter(
    ({ type, key, fact }) => type === 'team' && !/winner/i.test(`${key} ${fact ?? ''}`) && !fact?.endsWith('.team'),
  );
  return sides.length === 2 ? sides : null;
}
