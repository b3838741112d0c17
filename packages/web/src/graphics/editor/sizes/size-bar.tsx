import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { sizePresets, sizeWords } from '@pavilion/domain/graphics';
import { IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../editor.module.css';
import { useEditor, useModel } from '../state/editor.ts';
import { useStore } from '../state/store.ts';
import { CustomSize } from './custom-size.tsx';
import { addSize } from './size-actions.ts';
import { SizeTab } from './size-tab.tsx';

/** The sizes of the template; the first one is the one that the others follow. */
export function SizeBar() {
  const editor = useEditor();
  const { sizes, template, sizeId } = useModel();
  const isAll = useStore(editor.view, (view) => view.allSizes);
  return (
    <nav className={classes.sizes} aria-label="Sizes">
      {sizes.map((id, index) => (
        <SizeTab
          key={id}
          id={id}
          size={template.sizes[id]!}
          isFirst={index === 0}
          isShown={!isAll && id === sizeId}
          isOnly={sizes.length === 1}
        />
      ))}
      <AddSize />
      <Tooltip label="All sizes">
        <ActionIcon
          aria-label="All sizes"
          aria-pressed={isAll}
          variant={isAll ? 'light' : 'subtle'}
          onClick={() => editor.view.set({ allSizes: !isAll })}
        >
          <IconLayoutGrid size={16} />
        </ActionIcon>
      </Tooltip>
    </nav>
  );
}

function AddSize() {
  const editor = useEditor();
  const { template } = useModel();
  const [asking, setAsking] = useState(false);
  const known = Object.values(template.sizes).map(sizeWords);
  const presets = sizePresets.filter((preset) => !known.includes(sizeWords(preset)));
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="compact-xs" variant="subtle" color="gray" leftSection={<IconPlus size={12} />}>
            Add Size
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {presets.map((preset) => (
            <Menu.Item key={sizeWords(preset)} onClick={() => addSize(editor, preset)}>
              {preset.label} · {sizeWords(preset)}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setAsking(true)}>Another Size…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CustomSize opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
