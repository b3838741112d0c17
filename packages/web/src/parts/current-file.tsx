import type { Deliverable, FileDocument } from '@pavilion/domain';
import type { ReactNode } from 'react';
import { useCurrentFile } from './use-current-file.ts';

interface CurrentFileProps {
  of: Deliverable;
  children: (file: FileDocument | undefined) => ReactNode;
}

/** As `useCurrentFile`, where a part of a page needs the file. */
export function CurrentFile({ of, children }: CurrentFileProps) {
  return <>{children(useCurrentFile(of))}</>;
}
