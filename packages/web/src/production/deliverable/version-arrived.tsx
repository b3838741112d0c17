import { Button, VisuallyHidden } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';

interface VersionArrivedProps {
  arrived: FileDocument | undefined;
  onLook: (id: string) => void;
}

/** Announces a newer version, with a button to show it. Beside the versions, it moves neither picture nor notes. */
export function VersionArrived({ arrived, onLook }: VersionArrivedProps) {
  return (
    <div role="status">
      {arrived && (
        <>
          <VisuallyHidden>v{arrived.version} has arrived.</VisuallyHidden>
          <Button size="compact-sm" onClick={() => onLook(arrived.id)}>
            Look at v{arrived.version}
          </Button>
        </>
      )}
    </div>
  );
}
