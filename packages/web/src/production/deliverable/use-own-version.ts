import type { FileDocument } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import { isField } from '../../kit/typing-guard.ts';
import { useUser } from '../../session/session-provider.tsx';

/**
 * Shows a version that the user has uploaded, when it arrives; not while they type, because typed text belongs to the version
 * on screen.
 */
export function useOwnVersion(arrived: FileDocument | undefined, onLook: (id: string) => void): void {
  const { id: own } = useUser();
  const mine = arrived?.uploadedBy === own ? arrived?.id : undefined;
  const look = useRef(onLook);
  look.current = onLook;
  useEffect(() => {
    if (mine && !isField(document.activeElement)) look.current(mine);
  }, [mine]);
}
