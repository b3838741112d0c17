import { ActionIcon, Menu } from '@mantine/core';
import { type Graphic, graphics } from '@pavilion/domain';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useErase } from '../../parts/use-erase.ts';
import { useMay } from '../../session/use-may.ts';

/** What a maker does with a graphic from the list: copy, delete with Undo. */
export function GraphicActions({ graphic }: { graphic: Graphic }) {
  const { id, name } = graphic;
  const may = useMay(graphics);
  const copy = useCall(calls.graphics.copyGraphic, { done: `“${name}” was copied.` });
  const erase = useErase(graphics);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More actions: ${name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={14} />} onClick={() => void copy.run({ graphic: id })}>
          Copy Graphic
        </Menu.Item>
        {may.remove(graphic) && (
          <Menu.Item leftSection={<IconTrash size={14} />} onClick={() => void erase(id, `“${name}” was deleted.`)}>
            Delete Graphic
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
