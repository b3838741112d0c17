import { bulkName } from './bulk.ts';
import type { DesignField } from './design.ts';
import type { FieldType, FieldValues } from './fields.ts';
import { freeName } from './free-name.ts';

/** What a name is made of: the values of a graphic, the player whom it is about, and the name that a person gave it. */
interface Named {
  values: FieldValues;
  player?: string | undefined;
  given?: string | undefined;
}

/** Types whose values tell graphics apart, the most telling first. */
const telling: readonly FieldType[] = ['date', 'text', 'choice', 'number', 'player', 'team'];

/**
 * Names of graphics that are made together. Where rows without a name of their own would have the same, the first of their values
 * that differ follow; those that are still equal are numbered.
 */
export function bulkNames(template: string, fields: readonly DesignField[], rows: readonly Named[]): string[] {
  const ordered = telling.flatMap((type) => fields.filter((field) => field.type === type));
  const plain = rows.map(({ given, values, player }) => given || bulkName(template, fields, values, player));
  const told = rows.map(({ given, values }, at) => {
    const name = plain[at]!;
    const alike = rows.filter((row, other) => !row.given && plain[other] === name);
    if (given || alike.length < 2) return name;
    const words = (of: FieldValues, key: string) => String(of[key] ?? '').trim();
    const apart = ordered.find(({ key }) => alike.some((row) => words(row.values, key) !== words(values, key)));
    const value = apart && words(values, apart.key);
    return value ? `${name}, ${value}`.slice(0, 300) : name;
  });
  const taken = new Set(rows.flatMap(({ given }) => given || []));
  return told.map((name, at) => {
    if (rows[at]?.given) return name;
    const free = freeName(name, taken);
    taken.add(free);
    return free;
  });
}
