import { Button } from '@mantine/core';
import { type Deliverable, refuseStep } from '@pavilion/domain';
import { IconFiles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { chosenFiles, type DroppedFile } from '../../parts/uploads/dropped-files.ts';
import { useViewer } from '../../session/session-provider.tsx';
import { DropVeil } from '../drop-veil.tsx';
import { useDropAnywhere } from '../use-drop-anywhere.ts';
import { MatchFiles } from './match-files.tsx';

/** New versions of several deliverables: chosen by a button, or files and folders dropped anywhere on the page. */
export function UploadVersions({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const viewer = useViewer();
  const mayUpload = deliverables.some((deliverable) => refuseStep(viewer, 'upload', deliverable) === null);
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const over = useDropAnywhere(mayUpload, setFiles);
  if (!mayUpload) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconFiles size={16} />} onClick={() => input.current?.click()}>
        Upload versions
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Versions"
        onChange={(event) => {
          setFiles(chosenFiles(event.currentTarget.files));
          event.currentTarget.value = '';
        }}
      />
      {over && <DropVeil>Drop files to upload versions. Each is matched to its deliverable by name.</DropVeil>}
      {files.length > 0 && <MatchFiles files={files} deliverables={deliverables} onClose={() => setFiles([])} />}
    </>
  );
}
