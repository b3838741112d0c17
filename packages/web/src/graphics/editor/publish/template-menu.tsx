import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconHistory, IconInfoCircle, IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { openShortcuts } from '../../../kit/shortcut-sheet.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

/** Details and history of the template. */
export function TemplateMenu() {
  const [shown, setShown] = useState<'details' | 'history' | undefined>();
  const close = () => setShown(undefined);
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label="More about this template">
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconInfoCircle size={14} />} onClick={() => setShown('details')}>
            Template Details
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={14} />} onClick={() => setShown('history')}>
            History
          </Menu.Item>
          <Menu.Item leftSection={<IconKeyboard size={14} />} onClick={openShortcuts}>
            Keyboard Shortcuts
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DetailsDialog opened={shown === 'details'} onClose={close} />
      <HistoryDrawer opened={shown === 'history'} onClose={close} />
    </>
  );
}
