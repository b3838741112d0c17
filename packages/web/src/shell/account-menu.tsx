import { Menu, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { openShortcuts } from '../kit/shortcut-sheet.tsx';
import { useSession } from '../session/session-provider.tsx';
import { schemeChoices, useSchemeChoice } from '../theme/color-scheme.ts';
import { type Density, useDensity } from '../theme/density.ts';

/** What belongs to the person: account, appearance, leaving. */
export function AccountMenu() {
  const { user, signOut } = useSession();
  const [scheme, setScheme] = useSchemeChoice();
  const [density, setDensity] = useDensity();
  if (!user) return null;
  return (
    <Menu width={260} closeOnItemClick>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${user.name}`} p={4} style={{ borderRadius: 999 }}>
          <PersonAvatar name={user.name} size={28} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item component={Link} to="/user" leftSection={<IconUser size={16} />}>
          My Account
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={openShortcuts}>
          Keyboard Shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          mx="sm"
          mb="sm"
          aria-label="Colour scheme"
          data={[...schemeChoices]}
          value={scheme}
          onChange={(value) => setScheme(value as typeof scheme)}
          w="calc(100% - 16px)"
        />
        <SegmentedControl
          fullWidth
          size="xs"
          mx="sm"
          mb="sm"
          aria-label="Density"
          data={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          value={density}
          onChange={(value) => setDensity(value as Density)}
          w="calc(100% - 16px)"
        />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
