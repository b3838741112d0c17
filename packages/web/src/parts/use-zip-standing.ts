import { changedSince, files, type Zip } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useMemo, useState } from 'react';
import { useViewer } from '../session/session-provider.tsx';
import { downloadRefusal } from './downloads.ts';

export const zipAddress = ({ id }: Pick<Zip, 'id'>): string => `/api/zips/${id}`;

export interface ZipStanding {
  /** Number of its files that have changed since it was requested. */
  changed: number;
  /** Number of files that a new zip of everything would hold, and this one does not. */
  missing: number;
  /** Why this person can no longer download it; null when they can. */
  refusal: string | null;
}

/**
 * What has happened to a ready zip since its request. `current` are the files that a new zip of everything would hold,
 * undefined while they load.
 */
export function useZipStanding(zip: Zip, current: ReadonlySet<string> | undefined): ZipStanding {
  const asked = zip.status === 'ready' ? current : undefined;
  // By the source, as a zip may hold more files than a query can name.
  const source = zip.colID ? { collections: { contains: zip.colID } } : { prodID: zip.prodID };
  const { documents } = useLive(
    files,
    asked ? { where: { ...source, updated_at: { gt: zip.created_at ?? '' } } } : null,
  );
  const changed = useMemo(() => (asked ? changedSince(zip, asked, documents) : []), [zip, asked, documents]);
  // A refusal comes from files that this person can no longer see, not from recalled ones.
  const gone = asked ? changed.filter((id) => !asked.has(id)).join() : '';
  const address = zipAddress(zip);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isReady = zip.status === 'ready';
  const viewer = useViewer();
  // The server has the last word, asked again when rights or files have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other rights and other files.
  useEffect(() => {
    let isLatest = true;
    const found = isReady ? downloadRefusal(address).catch(() => null) : Promise.resolve(null);
    void found.then((sentence) => isLatest && setRefusal(sentence));
    return () => {
      isLatest = false;
    };
  }, [address, isReady, gone, viewer]);
  const held = new Set(zip.files.map(({ id }) => id));
  const missing = zip.all && asked ? [...asked].filter((id) => !held.has(id)).length : 0;
  return { changed: changed.length, missing, refusal };
}
