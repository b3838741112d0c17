import { Group, Text, Tooltip } from '@mantine/core';
import type { FactorKind, User } from '@pavilion/domain/accounts';
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
import type { Column } from '../../kit/column.ts';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { scopeSentence, seesWords } from '../restriction-words.ts';
import { loginWords } from './login-words.ts';
import { type UserRight, userRights } from './user-rights.ts';

const icons: Record<UserRight, typeof IconHome> = {
  International: IconFlag,
  Domestic: IconHome,
  Production: IconMovie,
  Restrictions: IconLock,
  Catalogue: IconPhoto,
  FCC: IconVideo,
  Inspirations: IconBulb,
  'User Admin': IconShieldLock,
};

const shortFactors: Record<FactorKind, string> = { app: 'App', passkey: 'Passkey' };

/** Cut to the width of its column, so that long text does not widen the table. */
const cut = { contain: 'inline-size' } as const;

function rightColumn(label: UserRight): Column<User> {
  const Icon = icons[label];
  return {
    key: label,
    title: (
      <Tooltip label={label}>
        <Icon size={16} aria-hidden />
      </Tooltip>
    ),
    label,
    width: 36,
    align: 'center',
    wide: true,
    render: (user) =>
      userRights[label](user) ? (
        <Tooltip label={label === 'Restrictions' ? scopeSentence(user) : label}>
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
  };
}

/** USR-010, USR-011 */
export const userColumns: readonly Column<User>[] = [
  {
    key: 'email',
    title: 'Login',
    sortable: true,
    width: '15%',
    render: (user) => (
      <Text size="sm" truncate title={loginWords(user)} style={cut} c={user.integration ? 'dimmed' : undefined}>
        {loginWords(user)}
      </Text>
    ),
  },
  {
    key: 'name',
    title: 'Display Name',
    sortable: true,
    width: '13%',
    render: (user) => (
      <Group gap="sm" wrap="nowrap" style={cut}>
        <PersonAvatar name={user.name} size={24} />
        <Text size="sm" fw={500} truncate title={user.name}>
          {user.name}
        </Text>
      </Group>
    ),
  },
  {
    key: 'last_log_in',
    title: 'Last Login',
    sortable: true,
    width: 120,
    wide: true,
    render: (user) => <RelativeDate value={user.last_log_in} ago empty="Never" />,
  },
  {
    key: 'company',
    title: 'Company',
    sortable: true,
    width: '10%',
    wide: true,
    render: (user) => (
      <Text size="sm" truncate title={user.company} style={cut}>
        {user.company ?? '–'}
      </Text>
    ),
  },
  {
    key: 'factors',
    title: 'Second Factor',
    width: 108,
    wide: true,
    // Nobody signs in as an integration.
    render: ({ factors = [], integration }) => (
      <Text size="sm" truncate style={cut} c={factors.length === 0 ? 'dimmed' : undefined}>
        {factors.map((kind) => shortFactors[kind]).join(', ') || (integration ? '–' : 'None')}
      </Text>
    ),
  },
  ...(Object.keys(userRights) as UserRight[]).map(rightColumn),
  {
    key: 'sees',
    title: 'Sees',
    wide: true,
    render: (user) => {
      const sentence = seesWords(user);
      return (
        <Tooltip label={sentence}>
          <Text size="sm" truncate style={cut}>
            {sentence}
          </Text>
        </Tooltip>
      );
    },
  },
];
