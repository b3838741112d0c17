import { ActionIcon, Menu } from '@mantine/core';
import { type Graphic, graphics } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { IconCopy, IconDots, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useErase } from '../../parts/use-erase.ts';
import { useMay } from '../../session/use-may.ts';
import { deletesOnAir, useGraphicOnAir } from '../air/on-air.ts';
import { GraphicHistory } from '../history/graphic-history.tsx';

/** What a maker does with a graphic from the list: copy, see its history, delete with Undo. */
export function GraphicActions({ graphic }: { graphic: Graphic }) {
  const { id, name } = graphic;
  const may = useMay(graphicsPolicies.graphics);
  const copy = useCall(calls.graphics.copyGraphic, { done: `“${name}” was copied.` });
  const erase = useErase(graphics);
  const onAir = useGraphicOnAir(graphic);
  const confirm = useConfirm();
  const remove = async () => {
    const isSure = onAir.length === 0 || (await confirm(deletesOnAir('Graphic', onAir)));
    if (isSure) await erase(id, `“${name}” was deleted.`);
  };
  const [history, setHistory] = useState(false);
  return (
    <>
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
          <Menu.Item leftSection={<IconHistory size={14} />} onClick={() => setHistory(true)}>
            History
          </Menu.Item>
          {may.remove(graphic) && (
            <Menu.Item leftSection={<IconTrash size={14} />} onClick={() => void remove()}>
              Delete Graphic
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <GraphicHistory graphic={graphic} opened={history} onClose={() => setHistory(false)} />
    </>
  );
}
