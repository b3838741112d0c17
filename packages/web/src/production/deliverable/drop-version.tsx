import { acceptedForType, type Deliverable, refuseStep, refuseUploads } from '@pavilion/domain';
import { notifyError } from '../../kit/notify.ts';
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
    const refusal = refuseUploads(
      dropped.map(({ file }) => file),
      { accepted, single: true },
    );
    if (refusal) return notifyError(refusal);
    const target = { what: 'deliverable', delID: deliverable.id } as const;
    uploadStore.add(dropped.map(({ file }) => ({ file, target, asked: deliverable.format })));
  });
  if (!over) return null;
  return <DropVeil>{`Drop it to upload version ${deliverable.currentVersion + 1}`}</DropVeil>;
}
