import { type DocumentOf, type DocumentType, matcher, type NewDocument, stampedFields } from '@pavilion/sync';
import { z } from 'zod';
import type { Policy } from './policy.ts';
import type { Viewer } from './viewer.ts';

/** What a person may do with the documents of one type. Screens ask it; the server judges by the same policy. */
export interface DocumentRights<D extends DocumentType> {
  /** Whether they may add a document with what is given of it so far. */
  insert: (given?: Partial<NewDocument<D>>) => boolean;
  /** Whether they may change all of these fields of this document. */
  patch: (document: DocumentOf<D>, ...fields: readonly [string, ...string[]]) => boolean;
  remove: (document: DocumentOf<D>) => boolean;
}

/** Asks the policy of a type as this person. */
export function documentRights<D extends DocumentType>(type: D, policy: Policy<D>, viewer: Viewer): DocumentRights<D> {
  const sees = matcher(policy.read(viewer));
  return {
    insert: (given = {}) => covers(policy.insert?.(viewer, withDefaults(type, given)) ?? [], Object.keys(given)),
    patch: (document, ...fields) => sees(document) && covers(policy.patch?.(viewer, document) ?? [], fields),
    remove: (document) => sees(document) && (policy.remove?.(viewer, document) ?? false),
  };
}

const covers = (open: readonly string[], fields: readonly string[]): boolean =>
  open.length > 0 && closedField(open, fields) === undefined;

/** The first field that these open fields do not cover; a dotted path is covered by its whole map too. Stamps never are. */
export function closedField(open: readonly string[], fields: readonly string[]): string | undefined {
  return fields.find((path) => {
    const root = path.split('.')[0]!;
    return neverOpen.includes(root) || !(open.includes(root) || open.includes(path));
  });
}

const neverOpen: readonly string[] = ['id', '_rev', ...stampedFields];

/** The document as far as it is known; what is not given has its default. */
function withDefaults<D extends DocumentType>(type: D, given: Partial<NewDocument<D>>): DocumentOf<D> {
  const defaults = Object.entries(type.schema.shape).flatMap(([field, schema]) => {
    const { data } = z.safeParse(schema, undefined);
    return data === undefined ? [] : [[field, data]];
  });
  return { ...Object.fromEntries(defaults), ...given } as DocumentOf<D>;
}
