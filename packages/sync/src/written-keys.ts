import type { ClientRequest, ReadOperation, WriteOperation } from './protocol.ts';

/**
 * Keys of the documents that a request writes, none for a read: writes to one document are done in the order made. Servers ask
 * before a request is checked, so its parts may be missing.
 */
export function writtenKeys(operation: ReadOperation | WriteOperation | ClientRequest): string[] {
  switch (operation.kind) {
    case 'insert':
      return keysOf(operation.collection, [operation.document]);
    case 'insertBatch':
      return Array.isArray(operation.documents) ? keysOf(operation.collection, operation.documents) : [];
    case 'patch':
    case 'delete':
      return keysOf(operation.collection, [operation]);
    default:
      return [];
  }
}

const keysOf = (collection: string, documents: readonly { id?: unknown }[]): string[] =>
  documents.flatMap((document) => (document?.id ? [`${collection}/${document.id}`] : []));
