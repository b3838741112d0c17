import { ActionIcon, Group, Tooltip } from '@mantine/core';
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react';
import type { IconComponent } from '../../../shell/route-types.ts';
import { align, distribute } from '../actions/place.ts';
import { type Alignment, alignments } from '../geometry/align.ts';
import { useEditor } from '../state/editor.ts';

const icons: Readonly<Record<Alignment, IconComponent>> = {
  left: IconLayoutAlignLeft,
  centre: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
};

/** Aligns one layer with the slide, several with one another. */
export function AlignBar({ count }: { count: number }) {
  const editor = useEditor();
  const to = count === 1 ? 'on the slide' : 'with one another';
  return (
    <Group gap={0} role="toolbar" aria-label="Align">
      {alignments.map((alignment) => (
        <AlignButton
          key={alignment}
          icon={icons[alignment]}
          label={`Align ${alignment} ${to}`}
          onClick={() => align(editor, alignment)}
        />
      ))}
      {count > 2 && (
        <>
          <AlignButton
            icon={IconLayoutDistributeVertical}
            label="Equal gaps across"
            onClick={() => distribute(editor, 'x')}
          />
          <AlignButton
            icon={IconLayoutDistributeHorizontal}
            label="Equal gaps down"
            onClick={() => distribute(editor, 'y')}
          />
        </>
      )}
    </Group>
  );
}

function AlignButton({ icon: Icon, label, onClick }: { icon: IconComponent; label: string; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={28} aria-label={label} onClick={onClick}>
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
