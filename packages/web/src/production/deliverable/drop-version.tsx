import { Text } from '@mantine/core';
import { acceptedForType, type Deliverable } from '@pavilion/domain';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../kit/notify.ts';
import { droppedFiles } from '../../parts/uploads/dropped-files.ts';
import { uploadStore } from '../../parts/uploads/upload-store.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import classes from './review.module.css';

/** A file that is dropped anywhere on the page becomes the next version; the tray shows how far it is. */
export function DropVersion({ deliverable }: { deliverable: Deliverable }) {
  const mayUpload = useCan('uploadVersion') && deliverable.state !== 'signed';
  const accepted = acceptedForType(useConfiguration().delTypes, deliverable.type);
  const over = useDropAnywhere(mayUpload, (files) => {
    const [file] = files;
    if (!file) return;
    const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
    if (files.length > 1) notifyError('A version is one file: drop one at a time.');
    else if (accepted.length > 0 && !accepted.includes(extension))
      notifyError(`${file.name} cannot be uploaded here. These can: ${accepted.join(', ')}.`);
    else uploadStore.add([{ file, target: { what: 'deliverable', delID: deliverable.id } }]);
  });
  if (!over) return null;
  return (
    <div className={classes.drop} aria-hidden>
      <Text fw={600}>Drop it to upload version {deliverable.currentVersion + 1}</Text>
    </div>
  );
}

/** Whether files hang over the page; takes them when they fall, except into a box that takes them itself. */
function useDropAnywhere(when: boolean, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!when) return;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      void droppedFiles(event.dataTransfer).then((dropped) => latest.current(dropped.map(({ file }) => file)));
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
