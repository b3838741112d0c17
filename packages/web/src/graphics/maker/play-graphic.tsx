import { Button, SegmentedControl, Stack } from '@mantine/core';
import { type Design, type DesignSlide, type FieldValues, type Graphic, sizeOrder } from '@pavilion/domain';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { SlidePlayer } from '../play/slide-player.tsx';
import { useScene } from '../use-scene.ts';
import { isMoving } from './exports/formats.ts';

interface PlayGraphicProps {
  graphic: Graphic;
  design: Design;
  slide: DesignSlide;
  values: FieldValues;
}

/** The button that plays a slide of a graphic that moves (GFX-024); nothing for one that stands still. */
export function PlayGraphic({ graphic, design, slide, values }: PlayGraphicProps) {
  const [opened, setOpened] = useState(false);
  if (!isMoving({ slots: design.slots.filter((slot) => slot.slide === slide.id) })) return null;
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconPlayerPlay size={14} />} onClick={() => setOpened(true)}>
        Play
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={`Play ${graphic.name}`} size="xl">
        {opened && <Player graphic={graphic} design={design} slide={slide} values={values} />}
      </Modal>
    </>
  );
}

function Player({ graphic, design, slide, values }: PlayGraphicProps) {
  const sizes = sizeOrder(design.sizes);
  const [size, setSize] = useState(sizes[0] ?? '');
  const scene = useScene({ design, slide: slide.id, size, values, changes: graphic.changes });
  const named = sizes.map((id) => ({ value: id, label: design.sizes[id]?.label || id }));
  return (
    <Stack gap="md">
      {sizes.length > 1 && (
        <SegmentedControl size="xs" aria-label="Size" data={named} value={size} onChange={setSize} />
      )}
      <SlidePlayer
        key={size}
        scene={scene}
        stay={slide.stay}
        slots={design.slots.filter((slot) => slot.slide === slide.id)}
      />
    </Stack>
  );
}
