import { acceptedForType, type Deliverable } from '@pavilion/domain';
import { Modal } from '../../kit/modal.tsx';
import { Uploader } from '../../parts/uploader.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';

interface UploadVersionProps {
  deliverable: Deliverable;
  opened: boolean;
  onClose: () => void;
}

/** Dialog for a new version: one file of the deliverable's type. The upload continues in the tray. */
export function UploadVersion({ deliverable, opened, onClose }: UploadVersionProps) {
  const lists = useConfiguration();
  return (
    <Modal opened={opened} onClose={onClose} title="Upload New Version" size="lg">
      <Uploader
        target={{ what: 'deliverable', delID: deliverable.id }}
        accepted={acceptedForType(lists.delTypes, deliverable.type)}
        asked={deliverable.format}
        single
        disabled={!opened}
        onStarted={onClose}
      />
    </Modal>
  );
}
