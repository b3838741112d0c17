import { ActionIcon, Tooltip } from '@mantine/core';
import { addSlot, newKinds } from '../actions/new-slot.ts';
import { focusCanvas } from '../actions/view.ts';
import classes from '../editor.module.css';
import { useEditor } from '../state/editor.ts';
import { kindIcons, kindWords } from './layer-icons.ts';
import { LayerMenu } from './layer-menu.tsx';

/** Buttons that add a layer of each kind, and the menu of the selected ones. */
export function AddLayer() {
  const editor = useEditor();
  return (
    <div className={classes.adding}>
      <div role="toolbar" aria-label="Add a layer">
        {newKinds.map((kind) => {
          const Icon = kindIcons[kind];
          const label = `Add ${kindWords[kind]}`;
          return (
            <Tooltip key={kind} label={label}>
              <ActionIcon
                aria-label={label}
                size={28}
                onClick={() => {
                  addSlot(editor, kind);
                  focusCanvas();
                }}
              >
                <Icon size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          );
        })}
      </div>
      <LayerMenu />
    </div>
  );
}
