import type { FileDocument } from '@pavilion/domain';
import { useEffect, useState } from 'react';

/**
 * The version on screen: the version in the address, else the newest one when the room was opened. A version that someone
 * uploads later does not replace it; `arrived` is that version.
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
