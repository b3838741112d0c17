import type { FileDocument } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import { isField } from '../../kit/typing-guard.ts';
import { useUser } from '../../session/session-provider.tsx';

/**
 * Looks at a version that this person has uploaded, when it arrives. Somebody who writes meanwhile is left alone: what is
 * typed belongs to the version on screen.
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
