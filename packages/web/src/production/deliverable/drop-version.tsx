import { acceptedForType, type Deliverable, refuseStep, refuseUploads } from '@pavilion/domain';
import { notifyError } from '../../kit/notify.ts';
import { refuseFiles } from '../../parts/uploads/refuse-files.ts';
import { uploadStore } from '../../parts/uploads/upload-store.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useViewer } from '../../session/session-provider.tsx';
import { DropVeil } from '../drop-veil.tsx';
import { useDropAnywhere } from '../use-drop-anywhere.ts';

/** A file that is dropped anywhere on the page becomes the next version; the tray shows how far it is. */
export function DropVersion({ deliverable }: { deliverable: Deliverable }) {
  const mayUpload = refuseStep(useViewer(), 'upload', deliverable) === null;
  const accepted = acceptedForType(useConfiguration().delTypes, deliverable.type);
  const over = useDropAnywhere(mayUpload, (dropped) => {
    const files = dropped.map(({ file }) => file);
    const target = { what: 'deliverable', delID: deliverable.id } as const;
    const error = refuseUploads(files, { accepted, single: true });
    if (!error) uploadStore.add(files.map((file) => ({ file, target, asked: deliverable.format })));
    else if (files.length > 0) refuseFiles(files.map((file) => ({ file, target, error })));
    else notifyError(error);
  });
  if (!over) return null;
  return <DropVeil>{`Drop it to upload version ${deliverable.currentVersion + 1}`}</DropVeil>;
}
