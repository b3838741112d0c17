import { normaliseWhere, type Predicate, readSteps, type Scalar, type Where } from '@pavilion/sync';

/**
 * Finds the open queries that a document may match, by a hash of the values they pin. A change then costs as much as
 * its matches, not as much as all open queries. Queries of one shape (the same pinned fields) share a table; those that
 * pin no field are tested each time.
 */
export interface QueryIndex<Q> {
  add(where: Where, query: Q): () => void;
  /** Adds to `found` every query that this document may match. */
  collect(document: object, found: Set<Q>): void;
}

interface Shape<Q> {
  fields: readonly Field[];
  byValues: Map<string, Set<Q>>;
}
interface Field {
  steps: readonly string[];
  /** The field is an array; its items are looked up. */
  isList: boolean;
}
interface Entry {
  shape: string;
  fields: readonly Field[];
  values: string;
}

/** A query with more entries than this is tested each time instead. */
const mostEntries = 200;

export function createQueryIndex<Q>(): QueryIndex<Q> {
  const shapes = new Map<string, Shape<Q>>();
  const others = new Set<Q>();

  function insert(entry: Entry, query: Q): void {
    const shape = shapes.get(entry.shape) ?? { fields: entry.fields, byValues: new Map<string, Set<Q>>() };
    shapes.set(entry.shape, shape);
    const known = shape.byValues.get(entry.values);
    if (known) known.add(query);
    else shape.byValues.set(entry.values, new Set([query]));
  }

  function remove(entry: Entry, query: Q): void {
    const shape = shapes.get(entry.shape);
    const known = shape?.byValues.get(entry.values);
    if (!shape || !known) return;
    known.delete(query);
    if (known.size === 0) shape.byValues.delete(entry.values);
    if (shape.byValues.size === 0) shapes.delete(entry.shape);
  }

  return {
    add(where, query) {
      const entries = entriesOf(normaliseWhere(where));
      if (!entries) {
        others.add(query);
        return () => others.delete(query);
      }
      for (const entry of entries) insert(entry, query);
      return () => {
        for (const entry of entries) remove(entry, query);
      };
    },
    collect(document, found) {
      for (const query of others) found.add(query);
      for (const { fields, byValues } of shapes.values()) {
        for (const values of valuesOf(document, fields)) {
          for (const query of byValues.get(values) ?? []) found.add(query);
        }
      }
    },
  };
}

/** Hash entries of a query: null when it pins no field, empty when it matches nothing. */
function entriesOf(predicate: Predicate): Entry[] | null {
  if (predicate.op === 'or') return entriesOfEach(predicate.of);
  const parts = predicate.op === 'and' ? predicate.of : [predicate];
  const pins = selectPins(parts);
  if (pins.length > 0) return combine(pins);
  for (const part of parts) {
    const entries = part.op === 'or' ? entriesOfEach(part.of) : null;
    if (entries) return entries;
  }
  return null;
}

function entriesOfEach(parts: readonly Predicate[]): Entry[] | null {
  const all: Entry[] = [];
  for (const part of parts) {
    const entries = entriesOf(part);
    if (!entries || all.length + entries.length > mostEntries) return null;
    all.push(...entries);
  }
  return all;
}

interface Pin {
  path: string;
  isList: boolean;
  values: readonly Scalar[];
}

/** All pinned fields together, shortest lists first, while their combinations stay few; at most one array. */
function selectPins(parts: readonly Predicate[]): Pin[] {
  const candidates = parts
    .flatMap((part): Pin[] =>
      part.op === 'in' || part.op === 'contains'
        ? [{ path: part.path, isList: part.op === 'contains', values: part.values }]
        : [],
    )
    .sort((left, right) => left.values.length - right.values.length || (left.path < right.path ? -1 : 1));
  const pins: Pin[] = [];
  let entries = 1;
  for (const pin of candidates) {
    if (entries * pin.values.length > mostEntries || (pin.isList && pins.some(({ isList }) => isList))) continue;
    entries *= pin.values.length;
    pins.push(pin);
  }
  return pins.sort((left, right) => (left.path < right.path ? -1 : 1));
}

function combine(pins: readonly Pin[]): Entry[] {
  const shape = pins.map(({ path, isList }) => (isList ? `${path}[]` : path)).join();
  const fields = pins.map(({ path, isList }) => ({ steps: path.split('.'), isList }));
  let combinations: string[] = [''];
  for (const { values } of pins) {
    combinations = combinations.flatMap((start) => values.map((value) => start + textOf(value)));
  }
  return combinations.map((values) => ({ shape, fields, values }));
}

/** Hash keys of a document for a shape: several when a field is an array, none when a field has no scalar. */
function valuesOf(document: object, fields: readonly Field[]): string[] {
  let keys = [''];
  for (const { steps, isList } of fields) {
    const value = readSteps(document, steps);
    if (isList) {
      if (!Array.isArray(value)) return [];
      const items = [...new Set(value.filter(isScalar).map(textOf))];
      keys = keys.flatMap((start) => items.map((item) => start + item));
    } else {
      const known = value ?? null;
      if (!isScalar(known)) return [];
      const text = textOf(known);
      keys = keys.map((start) => start + text);
    }
  }
  return keys;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== 'object';
}

function textOf(value: Scalar): string {
  return `${JSON.stringify(value)}\n`;
}
