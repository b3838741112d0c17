import { Divider, NavLink, Popover, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { openShortcuts } from '../kit/shortcut-sheet.tsx';
import { usePageLeft } from '../kit/use-page-left.ts';
import { useUser } from '../session/session-provider.tsx';
import { schemeChoices, useSchemeChoice } from '../theme/color-scheme.ts';
import { type Density, useDensity } from '../theme/density.ts';
import { useSignOut } from './use-sign-out.ts';

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** The open account panel, loaded on demand. */
export function AccountMenuOpen() {
  const signOut = useSignOut();
  const user = useUser();
  const [opened, setOpened] = useState(true);
  const [scheme, setScheme] = useSchemeChoice();
  const [density, setDensity] = useDensity();
  const close = () => setOpened(false);
  usePageLeft(close);
  return (
    <Popover opened={opened} onChange={setOpened} width={260} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          aria-label={`Account of ${user.name}`}
          p={4}
          style={{ borderRadius: 999 }}
          onClick={() => setOpened(!opened)}
        >
          <PersonAvatar name={user.name} size={28} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <Stack gap="sm">
          <Text size="xs" c="dimmed" px="sm" truncate>
            {user.email}
          </Text>
          <div>
            <NavLink
              component={Link}
              to="/user"
              label="My Account"
              leftSection={<IconUser size={16} />}
              onClick={close}
              data-autofocus
            />
            <NavLink
              component="button"
              label="Keyboard Shortcuts"
              leftSection={<IconKeyboard size={16} />}
              onClick={() => {
                close();
                openShortcuts();
              }}
            />
          </div>
          <Divider label="Appearance" labelPosition="left" />
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Colour scheme"
            data={[...schemeChoices]}
            value={scheme}
            onChange={(value) => setScheme(value as typeof scheme)}
          />
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Density"
            data={densities}
            value={density}
            onChange={(value) => setDensity(value as Density)}
          />
          <Divider />
          <NavLink
            component="button"
            label="Sign Out"
            leftSection={<IconLogout size={16} />}
            onClick={() => void signOut()}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
