import { ActionIcon, Menu } from '@mantine/core';
import { type Template, templates } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useErase } from '../../parts/use-erase.ts';
import { useMay } from '../../session/use-may.ts';
import { deletesOnAir, useTemplateOnAir } from '../air/on-air.ts';

/** What designers do with a template from the list: copy, retire, delete with Undo. */
export function TemplateActions({ template }: { template: Template }) {
  const { id, name, state } = template;
  const may = useMay(graphicsPolicies.templates);
  const copy = useCall(calls.graphics.copyTemplate, { done: `“${name}” was copied.` });
  const retire = useCall(calls.graphics.setTemplateState, { done: `“${name}” was retired.` });
  const use = useCall(calls.graphics.setTemplateState, { done: `“${name}” is in use again.` });
  const erase = useErase(templates);
  const onAir = useTemplateOnAir(template);
  const confirm = useConfirm();
  const remove = async () => {
    const isSure = onAir.length === 0 || (await confirm(deletesOnAir('Template', onAir)));
    if (isSure) await erase(id, `“${name}” was deleted.`);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More actions: ${name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={14} />} onClick={() => void copy.run({ template: id })}>
          Copy Template
        </Menu.Item>
        {state === 'published' && (
          <Menu.Item
            leftSection={<IconArchive size={14} />}
            onClick={() => void retire.run({ template: id, state: 'retired' })}
          >
            Retire Template
          </Menu.Item>
        )}
        {state === 'retired' && (
          <Menu.Item
            leftSection={<IconArchiveOff size={14} />}
            onClick={() => void use.run({ template: id, state: 'published' })}
          >
            Use Template Again
          </Menu.Item>
        )}
        {may.remove(template) && (
          <Menu.Item leftSection={<IconTrash size={14} />} onClick={() => void remove()}>
            Delete Template
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
