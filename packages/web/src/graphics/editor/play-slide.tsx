import { ActionIcon, Tooltip } from '@mantine/core';
import { buildScene } from '@pavilion/domain/graphics';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { underDialog } from '../../kit/under-dialog.ts';
import { SlidePlayer } from '../play/slide-player.tsx';
import { useModel } from './state/editor.ts';

/** The button and key that play the slide as films and the air show it (GFX-024). */
export function PlaySlide() {
  const [opened, setOpened] = useState(false);
  const { slide } = useModel();
  useShortcut({ keys: 'p', label: 'Play the slide', group: 'View', ignore: underDialog }, () => setOpened(true));
  return (
    <>
      <Tooltip label="Play the slide (P)">
        <ActionIcon aria-label="Play the slide" onClick={() => setOpened(true)}>
          <IconPlayerPlay size={16} />
        </ActionIcon>
      </Tooltip>
      <Modal opened={opened} onClose={() => setOpened(false)} title={`Play ${slide.name || 'Slide'}`} size="xl">
        {opened && <Player />}
      </Modal>
    </>
  );
}

function Player() {
  const { design, slide, sizeId, values, shown } = useModel();
  const scene = useMemo(
    () => buildScene(design, { slide: slide.id, size: sizeId, values, placeholders: true }),
    [design, slide.id, sizeId, values],
  );
  const advice = 'Give a layer an entrance or an exit under Movement, or add a video.';
  return <SlidePlayer scene={scene} stay={slide.stay} slots={shown} advice={advice} />;
}
