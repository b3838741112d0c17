import { Group, Text } from '@mantine/core';
import { pagePath, users } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { Drawer } from '../../kit/drawer.tsx';
import { PageLink } from '../../kit/links.tsx';
import { UserEditor } from '../user/user-editor.tsx';

/** User editor beside the users list, which keeps its scroll position. */
export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isIntegration = useDoc(users, id || null).document?.integration ?? false;
  return (
    <Drawer
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size={560}
      title={
        <Group gap="md">
          <Text fw={600}>{isIntegration ? 'Edit Integration' : 'Edit User'}</Text>
          <PageLink to={pagePath(users, { id })} size="sm">
            Open as Page
          </PageLink>
        </Group>
      }
    >
      {id && <UserEditor key={id} id={id} onDeleted={onClose} />}
    </Drawer>
  );
}
