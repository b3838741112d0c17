import { type FileDocument, files } from '@pavilion/domain/files';
import { type GraphicExport, graphicExports } from '@pavilion/domain/graphics';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import type { Store } from '../../engines/store/types.ts';

/** A storage key that a document names. */
export interface OwnedKey {
  key: string;
  part: 'original' | 'preview' | 'export';
  document: FileDocument | GraphicExport;
  /** Bytes that it has had from the beginning; absent where this is not recorded. */
  size?: number;
  sha256?: string;
}

/** Every key that a document names. A new field with storage keys must be added here, or its files count as strays. */
export async function* ownedKeys(store: Pick<Store, 'find'>, signal: AbortSignal): AsyncGenerator<OwnedKey> {
  for await (const file of everyDocument(store, files, signal)) yield* keysOfFile(file);
  for await (const made of everyDocument(store, graphicExports, signal)) yield* keysOfExport(made);
}

export function keysOfFile(document: FileDocument): OwnedKey[] {
  const { sourcePath, sha256, size, previews } = document;
  const recorded = { ...(size > 0 ? { size } : {}), ...(sha256 ? { sha256 } : {}) };
  const original: OwnedKey[] = sourcePath ? [{ key: sourcePath, part: 'original', document, ...recorded }] : [];
  const made = Object.values(previews).flatMap((key) => (key ? [{ key, part: 'preview' as const, document }] : []));
  return [...original, ...made];
}

const keysOfExport = (document: GraphicExport): OwnedKey[] =>
  [document.storageKey, document.cleanKey].flatMap((key) => (key ? [{ key, part: 'export' as const, document }] : []));

/** Whether the document still names the key: it may have been changed or deleted since it was read. */
export async function isStillNamed(store: Pick<Store, 'get'>, { key, part, document }: OwnedKey): Promise<boolean> {
  if (part === 'export') {
    const now = await store.get(graphicExports, document.id);
    return now !== null && keysOfExport(now).some((owned) => owned.key === key);
  }
  const now = await store.get(files, document.id);
  return now !== null && keysOfFile(now).some((owned) => owned.key === key);
}

const atOnce = 500;

/** All documents of a type by id, beginning after `from`. */
export async function* everyDocument<D extends DocumentType>(
  store: Pick<Store, 'find'>,
  type: D,
  signal: AbortSignal,
  from = '',
): AsyncGenerator<DocumentOf<D>> {
  for (let after = from; ; ) {
    signal.throwIfAborted();
    const page = await store.find(type, {
      where: { id: { gt: after } },
      orderBy: [{ field: 'id', direction: 'asc' }],
      limit: atOnce,
    });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
