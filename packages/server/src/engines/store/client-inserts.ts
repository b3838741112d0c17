import type { Policy, Viewer } from '@pavilion/domain/access';
import { type DocumentType, sameJson } from '@pavilion/sync';
import { actorOf, asLeft, type ClientDoorDeps, type Operation, type Writer } from './client-door.ts';
import { documentId } from './document-id.ts';
import { notAllowed, Refusal } from './refusal.ts';
import { dataOf } from './row.ts';
import type { StoredRow, Written } from './types.ts';
import { uniqueRefusal } from './unique.ts';
import { assertMap, stampNew, validateDocument, withoutStamps } from './validate-document.ts';
import { checkInsert } from './write-rules.ts';

const largestBatch = 1_000;

/** Inserts by clients, one document or many. A repeated insert after a lost answer gets the result of the first. */
export function createInserts(deps: ClientDoorDeps) {
  /** The document to store, if this person may store it. */
  function prepareInsert(viewer: Viewer, type: DocumentType, policy: Policy, given: unknown): StoredRow {
    const { id, ...data } = assertMap(given, 'A document');
    if (!policy.insert) throw notAllowed();
    const stamped = stampNew(type, withoutStamps(data), actorOf(viewer), deps.now());
    const document: StoredRow = { id: documentId(id), _rev: 1, ...validateDocument(type, stamped) };
    const fields = Object.keys(data).filter((field) => data[field] !== undefined);
    checkInsert(policy, viewer, document, fields);
    return document;
  }

  async function insert(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'insert'>,
  ): Promise<Written> {
    const document = prepareInsert(viewer, type, policy, operation.document);
    if (deps.hasEffects(type.name)) return insertTogether({ viewer, request }, type, [document]);
    const write = { id: document.id, data: dataOf(document), by: viewer.id, at: deps.now(), request };
    const change = await uniqueRefusal(type, () => deps.singles.insert(type, write));
    return change ? { seq: change.seq, documents: [document] } : repeated(viewer, type, [document]);
  }

  async function insertBatch(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'insertBatch'>,
  ): Promise<Written> {
    if (!Array.isArray(operation.documents)) throw new Refusal('INVALID', 'The documents must be a list.');
    if (operation.documents.length > largestBatch) {
      throw new Refusal('INVALID', `At most ${largestBatch} documents can be added at once.`);
    }
    const documents = operation.documents.map((given) => prepareInsert(viewer, type, policy, given));
    if (new Set(documents.map(({ id }) => id)).size < documents.length)
      throw new Refusal('INVALID', 'Two of the documents have the same id.', 'id');
    return documents.length > 0
      ? insertTogether({ viewer, request }, type, documents)
      : { seq: deps.position(), documents };
  }

  async function insertTogether(
    { viewer, request }: Writer,
    type: DocumentType,
    documents: StoredRow[],
  ): Promise<Written> {
    const ids = documents.map(({ id }) => id);
    const { result: isNew, changes } = await deps.run(
      actorOf(viewer),
      async (tx) => {
        if ((await tx.count(type, { id: { in: ids } })) > 0) return false;
        await tx.insertBatch(
          type,
          documents.map(({ _rev, ...document }) => document as never),
        );
        return true;
      },
      request,
    );
    if (!isNew) return repeated(viewer, type, documents);
    return { seq: changes.at(-1)?.seq ?? deps.position(), documents: asLeft(changes, type, ids) };
  }

  /** A client whose connection broke repeats its insert: the same author, id and content get the same answer. */
  async function repeated(viewer: Viewer, type: DocumentType, documents: StoredRow[]): Promise<Written> {
    const creations = await Promise.all(documents.map(({ id }) => deps.creationOf(type.name, id)));
    const same = creations.every((creation, at) => {
      const content = (row: StoredRow) => withoutStamps(dataOf(row));
      return creation?.by === viewer.id && sameJson(content(creation.after), content(documents[at]!));
    });
    if (!same) throw new Refusal('CONFLICT', 'This id is already taken.', 'id');
    const current = await Promise.all(documents.map(({ id }) => deps.reader.visible(viewer, type, id)));
    return {
      seq: Math.max(...creations.map((creation) => creation!.seq)),
      documents: creations.map((creation, at) => (current[at] as StoredRow | null) ?? creation!.after),
    };
  }

  return { insert, insertBatch };
}
