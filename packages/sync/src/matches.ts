import { compareText } from './compare.ts';
import { readSteps } from './path.ts';
import { normaliseWhere, type Predicate } from './predicate.ts';
import type { Scalar, Where } from './where.ts';

/** Whether a document satisfies a where-clause. For many documents, build a `matcher` once. */
export function matches(document: object, where: Where): boolean {
  return matcher(where)(document);
}

/** Compiles a where-clause to a function, for testing many documents. */
export function matcher(where: Where): (document: object) => boolean {
  return compile(normaliseWhere(where));
}

type Test = (document: object) => boolean;

function compile(predicate: Predicate): Test {
  switch (predicate.op) {
    case 'and': {
      const tests = predicate.of.map(compile);
      return (document) => tests.every((test) => test(document));
    }
    case 'or': {
      const tests = predicate.of.map(compile);
      return (document) => tests.some((test) => test(document));
    }
    case 'not': {
      const test = compile(predicate.of);
      return (document) => !test(document);
    }
    case 'in': {
      const values = new Set<unknown>(predicate.values);
      return onValue(predicate.path, (value) => values.has(value ?? null));
    }
    case 'contains': {
      const values = new Set<unknown>(predicate.values);
      return onValue(predicate.path, (value) => Array.isArray(value) && value.some((item) => values.has(item)));
    }
    case 'gt':
      return onValue(
        predicate.path,
        against(predicate.value, (order) => order > 0),
      );
    case 'gte':
      return onValue(
        predicate.path,
        against(predicate.value, (order) => order >= 0),
      );
    case 'lt':
      return onValue(
        predicate.path,
        against(predicate.value, (order) => order < 0),
      );
    case 'lte':
      return onValue(
        predicate.path,
        against(predicate.value, (order) => order <= 0),
      );
  }
}

function onValue(path: string, test: (value: unknown) => boolean): Test {
  const steps = path.split('.');
  return (document) => test(readSteps(document, steps));
}

/** Ranges compare values of the same type only: text is never above or below a number. */
function against(operand: string | number, verdict: (order: number) => boolean): (value: unknown) => boolean {
  return typeof operand === 'string'
    ? (value) => typeof value === 'string' && verdict(compareText(value, operand))
    : (value) => typeof value === 'number' && verdict(value - operand);
}

/** A field that must have one of these values in every matching document; null also stands for a missing field. */
export interface EqualityField {
  path: string;
  values: readonly Scalar[];
}

/**
 * Top-level conditions of a where-clause that pin a field to constants, for hash lookup in an index of open queries.
 * Every matching document satisfies all of them; a clause without any must be tested against each document.
 */
export function equalityFields(where: Where): EqualityField[] {
  const predicate = normaliseWhere(where);
  const parts = predicate.op === 'and' ? predicate.of : [predicate];
  return parts.flatMap((part) => (part.op === 'in' ? [{ path: part.path, values: part.values }] : []));
}
