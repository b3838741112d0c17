import { Button, Group, Stack, Text } from '@mantine/core';
import { hasFlag, rolesGive } from '@pavilion/domain/access';
import { factorWords, type User, users } from '@pavilion/domain/accounts';
import { accountsPolicies } from '@pavilion/domain/policies/accounts';
import { useDoc, useRemove } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useSession, useUser } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { ChangeHistory } from '../change-history.tsx';
import { AccessQuestion } from './access-question.tsx';
import { ArchiveRestrictions } from './archive-restrictions.tsx';
import { RoleSwitches } from './role-switches.tsx';
import { ScopeRestrictions } from './scope-restrictions.tsx';
import { useSaveUser } from './use-save-user.ts';
import { UserFields } from './user-fields.tsx';

interface UserEditorProps {
  id: string;
  onDeleted: (user: User) => void;
  /** Whether to show breadcrumbs in the top bar: on the full page, not in the drawer. */
  titled?: boolean;
}

/** All details, roles and restrictions of a user. Each change is saved at once (USR-032 to USR-038). */
export function UserEditor({ id, onDeleted, titled = false }: UserEditorProps) {
  const { document: user, status } = useDoc(users, id);
  const save = useSaveUser(user);
  const list = user?.integration
    ? { label: 'Integrations', to: '/admin/integrations' }
    : { label: 'Users', to: '/users' };
  usePageHead(
    titled && user?.integration ? 'Edit Integration' : undefined,
    titled ? [list, ...(user ? [{ label: user.name }] : [])] : undefined,
  );
  if (status === 'loading') return <PleaseWait />;
  if (!user) return <EmptyState>This user does not exist, or you do not have access to it.</EmptyState>;

  const scoped = rolesGive(user.roles, 'openCatalogue') || rolesGive(user.roles, 'openProduction');
  return (
    <Stack gap="lg">
      <Heading user={user} />
      <Panel title="Details">
        <UserFields user={user} onSave={save} />
      </Panel>
      <Panel title="Roles" note="Changes apply at once.">
        <RoleSwitches user={user} />
      </Panel>
      {scoped && <ScopeRestrictions user={user} onSave={save} />}
      {rolesGive(user.roles, 'openArchive') && <ArchiveRestrictions user={user} onSave={save} />}
      <AccessQuestion user={user} />
      <ChangeHistory
        of={['user', user.id]}
        noun={user.integration ? 'this integration' : 'this user'}
        rev={user._rev}
        read={(page) => calls.accounts.userHistory({ user: user.id, ...page })}
      />
      <DeleteUser user={user} onDeleted={onDeleted} />
    </Stack>
  );
}

function Heading({ user }: { user: User }) {
  const { channels } = useSession();
  const resend = useCall(calls.accounts.resendInvitation, {
    done: channels.email
      ? 'The link to set a password is on its way.'
      : 'E-mail is not set up: copy the link to set a password from the outbox.',
  });
  const dropping = useCall(calls.accounts.removeSecondFactor, {
    done: 'The second factor was removed. Their sessions and API tokens have ended.',
  });
  const ending = useCall(calls.accounts.endAccess, {
    done: ({ tokens }) =>
      tokens > 0
        ? `${user.name} was signed out everywhere. ${countWords(tokens, 'API token was', 'API tokens were')} revoked.`
        : `${user.name} was signed out everywhere.`,
  });
  const own = useUser().id === user.id;
  const confirm = useConfirm();
  const drop = async () => {
    const others = hasFlag(user.roles, 'user_admin')
      ? ' Tokens that they made for integrations go on working: revoke those under Integrations.'
      : '';
    const text = `For a person who has lost their phone or device. ${user.name} is signed out everywhere, and can sign in without it. All their API tokens are revoked, and programs that use them stop.${others}`;
    if (await confirm({ title: 'Remove the second factor?', text, confirm: 'Remove', danger: true }))
      await dropping.run({ id: user.id });
  };
  const endAccess = async () => {
    const factor = user.secondFactor ? ' Passkeys stay: remove the second factor too if one may not be theirs.' : '';
    const text = `For an account that somebody else may have got into. ${user.name} has to sign in again on all devices. All their API tokens are revoked, and programs that use them stop.${factor}`;
    if (await confirm({ title: 'Sign out everywhere?', text, confirm: 'Sign Out Everywhere', danger: true }))
      await ending.run({ id: user.id });
  };
  return (
    <Group justify="space-between">
      <Group gap="md">
        <PersonAvatar name={user.name} size={44} />
        <div>
          <Text fw={600} size="lg">
            {user.name}
          </Text>
          {user.accessReason && !user.active && <Text size="sm">Needs access: {user.accessReason}</Text>}
          <Text size="xs" c="dimmed">
            Added <RelativeDate value={user.created_at} /> ·{' '}
            {user.integration ? (
              'the account of a program'
            ) : (
              <>
                last login <RelativeDate value={user.last_log_in} ago empty="never" />
              </>
            )}
            {!user.integration && ` · ${secondFactorWords(user)}`}
          </Text>
        </div>
        {!user.active && (
          <StatusBadge status="pending" word={user.deactivated_at ? 'Deactivated' : 'Pending Approval'} />
        )}
      </Group>
      <Group gap="sm">
        {!own && !user.integration && (user.active || user.deactivated_at) && (
          <Button variant="default" size="xs" loading={ending.pending} onClick={() => void endAccess()}>
            Sign Out Everywhere
          </Button>
        )}
        {user.secondFactor && !own && (
          <Button variant="default" size="xs" loading={dropping.pending} onClick={() => void drop()}>
            Remove Second Factor
          </Button>
        )}
        {user.integration && (
          <Button variant="default" size="xs" component={Link} to="/admin/integrations">
            Tokens
          </Button>
        )}
        {user.active && !user.integration && (
          <Button variant="default" size="xs" loading={resend.pending} onClick={() => void resend.run({ id: user.id })}>
            Send Set-Password Link
          </Button>
        )}
      </Group>
    </Group>
  );
}

const secondFactorWords = ({ secondFactor, factors }: User) =>
  secondFactor ? `second factor: ${factorWords(factors).toLowerCase()}` : 'no second factor';

function DeleteUser({ user, onDeleted }: { user: User; onDeleted: (user: User) => void }) {
  const remove = useRemove(users);
  const mayErase = useMay(accountsPolicies.users).remove(user);
  const confirm = useConfirm();
  // Nobody can delete their own account.
  if (!mayErase) return null;
  const what = user.integration ? 'Delete Integration' : 'Delete User';
  const erase = async () => {
    const text = user.integration
      ? `Programs that use the tokens of ${user.name} stop working at once. If it is restored, it needs new ones.`
      : `${user.name} will no longer be able to sign in.`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: what, danger: true }))) return;
    try {
      await remove(user.id);
      notifyDone(`${user.name} was deleted.`);
      onDeleted(user);
    } catch (error) {
      notifyError(refusalWords(error).message);
    }
  };
  return (
    <Group justify="flex-end">
      <Button color="red" variant="light" onClick={() => void erase()}>
        {what}
      </Button>
    </Group>
  );
}
