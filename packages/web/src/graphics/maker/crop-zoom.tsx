import { ActionIcon, Group, Text } from '@mantine/core';
import { type Croppable, type PictureCrop, zoomedCrop } from '@pavilion/domain';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './crop-handle.module.css';
import { useLastCrop, zoomStep } from './crop-handle.tsx';

interface CropZoomProps {
  /** The picture that was tapped last; undefined before. */
  of: Croppable | undefined;
  onCrop: (crop: PictureCrop) => void;
}

/** Below a size: buttons that enlarge the tapped picture. Until one is tapped, it says so on touch screens. */
export function CropZoom({ of, onCrop }: CropZoomProps) {
  if (!of) {
    return (
      <Text size="xs" c="dimmed" className={classes.tapFirst}>
        Tap a picture to crop it.
      </Text>
    );
  }
  return <ZoomButtons of={of} onCrop={onCrop} />;
}

function ZoomButtons({ of: { node, name }, onCrop }: { of: Croppable } & Pick<CropZoomProps, 'onCrop'>) {
  const last = useLastCrop(node.crop);
  const zoom = (by: number) => {
    const crop = zoomedCrop(last.get(), by);
    last.keep(crop);
    onCrop(crop);
  };
  const picture = name || 'picture';
  return (
    // The picture keeps the focus: a finger drags only the one that has it.
    <Group gap={4} justify="center" onMouseDown={(event) => event.preventDefault()}>
      <ActionIcon variant="default" size="lg" aria-label={`Show more of ${picture}`} onClick={() => zoom(1 / zoomStep)}>
        <IconMinus size={16} />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={`Enlarge ${picture}`} onClick={() => zoom(zoomStep)}>
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}
