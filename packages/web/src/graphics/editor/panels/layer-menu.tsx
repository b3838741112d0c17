import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Fragment } from 'react';
import { keyWords } from '../../../kit/key-words.ts';
import { layerActions } from '../actions/layer-actions.ts';
import { focusCanvas } from '../actions/view.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';

/** All that can be done with the selected layers, each with its key (GFX-015, GFX-016). */
export function LayerMenu() {
  const editor = useEditor();
  const model = useModel();
  const selection = useSelection(editor);
  return (
    // The placeholder is a child that a menu may not have; without it, the first entry has the focus.
    <Menu position="bottom-start" returnFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Tooltip label="Layer actions">
          <ActionIcon aria-label="Layer actions" size={28} ml="auto">
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown miw={220}>
        {layerActions.map((actions, index) => (
          <Fragment key={actions[0]?.keys}>
            {index > 0 && <Menu.Divider />}
            {actions.map(({ keys, entry, run, isPossible }) => (
              <Menu.Item
                key={keys}
                disabled={!isPossible(model, selection)}
                rightSection={
                  <Text size="xs" c="dimmed" aria-hidden>
                    {keyWords(keys)[0]}
                  </Text>
                }
                onClick={() => {
                  run(editor);
                  focusCanvas();
                }}
              >
                {entry}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
