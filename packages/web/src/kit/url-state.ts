/** Reads and writes one value in the URL. Omitted from the URL while it has its initial value. */
export interface UrlField<T> {
  initial: T;
  read: (values: readonly string[]) => T;
  write: (value: T) => readonly string[];
}

export const urlText = (initial = ''): UrlField<string> => ({
  initial,
  read: (values) => values[0] ?? initial,
  write: (value) => (value === initial ? [] : [value]),
});

/** One of several words; anything else in the URL reads as the initial value. */
export const urlChoice = <const T extends string>(choices: readonly T[], initial: NoInfer<T>): UrlField<T> => ({
  initial,
  read: (values) => choices.find((choice) => choice === values[0]) ?? initial,
  write: (value) => (value === initial ? [] : [value]),
});

/** Several words, in the order chosen. */
export const urlList = (): UrlField<string[]> => ({
  initial: [],
  read: (values) => [...values],
  write: (value) => value,
});

export const urlFlag = (initial = false): UrlField<boolean> => ({
  initial,
  read: (values) => (values[0] === 'yes' ? true : values[0] === 'no' ? false : initial),
  write: (value) => (value === initial ? [] : [value ? 'yes' : 'no']),
});

export const urlNumber = (initial: number): UrlField<number> => ({
  initial,
  read: (values) => {
    const number = Number(values[0]);
    return values[0] !== undefined && Number.isFinite(number) ? number : initial;
  },
  write: (value) => (value === initial ? [] : [String(value)]),
});

/** Searches go no further than this page. */
const lastPage = 10_000;

/** Page number of a list, from 1; anything invalid reads as 1. */
export const urlPage = (): UrlField<number> => ({
  initial: 1,
  read: ([text]) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
  },
  write: (value) => (value === 1 ? [] : [String(value)]),
});

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** Sort order, written as `field` or `-field` (descending). */
export const urlSort = (field: string, direction: Sort['direction'] = 'asc'): UrlField<Sort> => ({
  initial: { field, direction },
  read: ([text]) => {
    if (!text) return { field, direction };
    return text.startsWith('-') ? { field: text.slice(1), direction: 'desc' } : { field: text, direction: 'asc' };
  },
  write: (value) =>
    value.field === field && value.direction === direction
      ? []
      : [value.direction === 'desc' ? `-${value.field}` : value.field],
});

type AnyField = {
  initial: unknown;
  read: (values: readonly string[]) => unknown;
  write: (value: never) => readonly string[];
};
export type FieldSet = Record<string, AnyField>;
export type ValuesOf<F extends FieldSet> = { [K in keyof F]: ReturnType<F[K]['read']> };

/** URL parameters by name; a repeated name gives a list. */
export type SearchValues = Record<string, string | string[]>;

const listOf = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export function readFields<F extends FieldSet>(fields: F, search: SearchValues): ValuesOf<F> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = field.read(listOf(search[name]));
  return values as ValuesOf<F>;
}

/** The parameters after a change; those not in `fields` stay as they are. */
export function writeFields<F extends FieldSet>(
  fields: F,
  search: SearchValues,
  changes: Partial<ValuesOf<F>>,
): SearchValues {
  const next: SearchValues = { ...search };
  for (const [name, value] of Object.entries(changes)) {
    const field = fields[name];
    if (!field) continue;
    const texts = field.write(value as never);
    if (texts.length === 0) delete next[name];
    else next[name] = texts.length === 1 && texts[0] !== undefined ? texts[0] : [...texts];
  }
  return next;
}

/** Parses the query string as plain words rather than JSON, so that people can read and share the URL. */
export function parseSearch(text: string): SearchValues {
  const values: SearchValues = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values[name];
    values[name] = before === undefined ? value : [...listOf(before), value];
  }
  return values;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) parameters.append(name, String(each));
    }
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
