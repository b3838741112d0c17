import type { FileDocument } from '@pavilion/domain';
import { useEffect, useState } from 'react';

/**
 * The version that is looked at: the one in the address, else the newest there was when the room was opened. What
 * others upload meanwhile never takes its place; `arrived` is what has come since.
 */
export function useShownVersion(versions: readonly FileDocument[], wanted: string, ready: boolean) {
  const [opened, setOpened] = useState<string>();
  const [known, setKnown] = useState<number>();
  const of = (id: string | undefined) => versions.find((version) => version.id === id);
  const [newest] = versions;
  const file = of(wanted) ?? of(opened) ?? newest;
  const looksAtNewest = file !== undefined && file === newest;
  useEffect(() => {
    if (!ready) return;
    setOpened(file?.id);
    setKnown((before) => (before === undefined || looksAtNewest ? (newest?.version ?? 0) : before));
  }, [ready, file?.id, looksAtNewest, newest?.version]);
  const hasArrived = known !== undefined && newest !== undefined && newest.version > known && !looksAtNewest;
  return { file, arrived: hasArrived ? newest : undefined };
}
