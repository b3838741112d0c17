import { type RoleFlag, roleFlags } from '@pavilion/domain/access';
import type { DocumentOf, DocumentType, NewDocument, Query } from '@pavilion/sync';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Person } from './person.ts';

/** A person of the organisation with every role. */
export function addEverybody(app: TestApp, name: string): Promise<Person> {
  const company = app.context.config.organisation;
  return app.addPerson({
    name,
    roles: roleFlags as readonly RoleFlag[],
    company,
    companyConfirmed: company,
    accessInt: true,
    accessDom: true,
  });
}

/** Writes directly to the store: for documents that no person inserts, and for the starting state of a story. */
export function lay<D extends DocumentType>(app: TestApp, type: D, document: NewDocument<D>): Promise<DocumentOf<D>> {
  return app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.insert(type, document));
}

export interface Watched<D extends DocumentType> {
  /** Current result of the live query. */
  documents: () => readonly DocumentOf<D>[];
  ids: () => string[];
  stop: () => void;
}

/** Opens a live query as this person's browser does, and waits for its first answer. */
export async function watch<D extends DocumentType>(
  person: Person,
  type: D,
  query: Omit<Query, 'collection'> = {},
): Promise<Watched<D>> {
  const channel = person.live().live(type, query);
  const stop = channel.subscribe(() => undefined);
  await expect.poll(() => channel.get().status, { timeout: 10_000 }).toBe('ready');
  return {
    documents: () => channel.get().documents,
    ids: () => channel.get().documents.map(({ id }) => id),
    stop,
  };
}
