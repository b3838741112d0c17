import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from '../parts/uploads/upload-store.ts';
import { allArrived, isRunning } from '../parts/uploads/use-uploads.ts';

/**
 * Whether the list of uploads is folded by itself: once all have arrived, or when another page opens and none is running, since
 * the list would lie over that page's controls. The next upload or failure unfolds it.
 */
export function useTrayRest(uploads: readonly UploadItem[], failed: number) {
  const [atRest, setAtRest] = useState(false);
  const { pathname } = useLocation();
  const page = useRef(pathname);
  const arrived = allArrived(uploads);
  const isActive = uploads.some(isRunning);

  useEffect(() => {
    if (isActive || !arrived) setAtRest(false);
  }, [isActive, arrived]);
  useEffect(() => {
    if (failed > 0) setAtRest(false);
  }, [failed]);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (!isActive) setAtRest(true);
  }, [pathname, isActive]);

  return [atRest, setAtRest] as const;
}
