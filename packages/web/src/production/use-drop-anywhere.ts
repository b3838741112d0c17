import { useEffect, useRef, useState } from 'react';
import { type DroppedFile, droppedFiles } from '../parts/uploads/dropped-files.ts';

/** Whether files are dragged over the page. Takes files dropped anywhere but on an upload box. */
export function useDropAnywhere(when: boolean, onFiles: (files: DroppedFile[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!when) return;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      // An open dialog has upload boxes of its own.
      if (!document.querySelector('[role="dialog"]')) setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]')) return;
      void droppedFiles(event.dataTransfer).then((files) => latest.current(files));
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [when]);
  return over;
}
