import { Group, Text, Tooltip } from '@mantine/core';
import { type Capability, rolesGive } from '@pavilion/domain/access';
import type { User } from '@pavilion/domain/accounts';
import {
  IconBulb,
  IconFlag,
  IconHome,
  IconLock,
  IconMovie,
  IconPhoto,
  IconShieldLock,
  IconVideo,
} from '@tabler/icons-react';
import type { Column } from '../../kit/data-table.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { isRestricted, scopeSentence } from '../restriction-words.ts';

interface Right {
  label: string;
  icon: typeof IconHome;
  has: (user: User) => boolean;
  note?: (user: User) => string;
}

const gives = (capability: Capability) => (user: User) => rolesGive(user.roles, capability);

/** OPN-029: what each icon column stands for. */
const rights: readonly Right[] = [
  { label: 'International', icon: IconFlag, has: (user) => user.accessInt },
  { label: 'Domestic', icon: IconHome, has: (user) => user.accessDom },
  { label: 'Production', icon: IconMovie, has: gives('openProduction') },
  { label: 'Restrictions', icon: IconLock, has: isRestricted, note: scopeSentence },
  { label: 'Catalogue', icon: IconPhoto, has: gives('openCatalogue') },
  { label: 'FCC', icon: IconVideo, has: (user) => user.roles.fcc_access === true },
  { label: 'Inspirations', icon: IconBulb, has: gives('openInspirations') },
  { label: 'User Admin', icon: IconShieldLock, has: gives('manageUsers') },
];

const rightColumn = ({ label, icon: Icon, has, note }: Right): Column<User> => ({
  key: label,
  title: (
    <Tooltip label={label}>
      <Icon size={16} aria-hidden />
    </Tooltip>
  ),
  label,
  width: 48,
  align: 'center',
  wide: true,
  render: (user) =>
    has(user) ? (
      <Tooltip label={note?.(user) ?? label}>
        <Icon
          size={16}
          color="var(--pv-accent-text)"
          role="img"
          aria-label={label}
          style={{ verticalAlign: 'middle' }}
        />
      </Tooltip>
    ) : (
      <span aria-hidden style={{ color: 'var(--pv-line-strong)' }}>
        ·
      </span>
    ),
});

/** USR-010, USR-011 */
export const userColumns: readonly Column<User>[] = [
  {
    key: 'email',
    title: 'Login',
    sortable: true,
    render: (user) => (
      <Text size="sm" truncate maw={280}>
        {user.email}
      </Text>
    ),
  },
  {
    key: 'name',
    title: 'Display Name',
    sortable: true,
    render: (user) => (
      <Group gap="sm" wrap="nowrap">
        <PersonAvatar name={user.name} size={24} />
        <Text size="sm" fw={500} truncate maw={220}>
          {user.name}
        </Text>
      </Group>
    ),
  },
  {
    key: 'last_log_in',
    title: 'Last Login',
    sortable: true,
    width: 150,
    wide: true,
    render: (user) => <RelativeDate value={user.last_log_in} ago empty="Never" />,
  },
  {
    key: 'company',
    title: 'Company',
    sortable: true,
    width: 180,
    wide: true,
    render: (user) => (
      <Text size="sm" truncate maw={180}>
        {user.company ?? '–'}
      </Text>
    ),
  },
  ...rights.map(rightColumn),
  {
    key: 'sees',
    title: 'Sees',
    wide: true,
    render: (user) => {
      // Without a role that opens something there is nothing to restrict.
      if (!gives('openCatalogue')(user) && !gives('openProduction')(user)) return '–';
      const sentence = isRestricted(user) ? scopeSentence(user).replace('Sees: ', '') : 'Everything';
      return (
        <Tooltip label={sentence}>
          <Text size="sm" truncate maw={260}>
            {sentence}
          </Text>
        </Tooltip>
      );
    },
  },
];
