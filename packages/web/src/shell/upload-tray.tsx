import { useEffect, useLayoutEffect } from 'react';
import { inCorner, lazyPart } from '../kit/lazy-part.tsx';
import { whenIdle } from '../kit/when-idle.ts';
import { listUnfinished } from '../parts/uploads/unfinished.ts';
import { uploadStore } from '../parts/uploads/upload-store.ts';
import { useUploads } from '../parts/uploads/use-uploads.ts';
import { useUser } from '../session/session-provider.tsx';

const UploadTrayWindow = lazyPart(() => import('./upload-tray-window.tsx').then((module) => module.UploadTrayWindow), {
  frame: inCorner,
});

/** All uploads from any page, including those that an earlier visit left unfinished. */
export function UploadTray() {
  const { id } = useUser();
  const any = useUploads().length > 0;
  // Before they are painted.
  useLayoutEffect(() => {
    uploadStore.setOwner(id);
    return uploadStore.leave;
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each person.
  useEffect(() => {
    const list = () => void listUnfinished();
    const cancel = whenIdle(list);
    // Meanwhile another tab may have resumed or finished some.
    window.addEventListener('focus', list);
    return () => {
      cancel();
      window.removeEventListener('focus', list);
    };
  }, [id]);
  if (!any) return null;
  return <UploadTrayWindow />;
}
