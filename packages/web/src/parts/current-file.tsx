import { type Deliverable, type FileDocument, files } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import type { ReactNode } from 'react';

interface CurrentFileProps {
  of: Deliverable;
  children: (file: FileDocument | undefined) => ReactNode;
}

/** The current version of one deliverable, live. For rows and cards of long virtualised lists. */
export function CurrentFile({ of, children }: CurrentFileProps) {
  const { document } = useDoc(files, of.currentFileID ?? null);
  return <>{children(document)}</>;
}
