import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { deviceWords, signInMethods } from '@pavilion/domain/accounts';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { auth, type OpenSession } from '../../session/auth-client.ts';
import { useUser } from '../../session/session-provider.tsx';
import { nameOf, openSessions, openSessionsKey } from './open-sessions.ts';

const RenameWindow = lazyPart(() => import('./rename-window.tsx').then((module) => module.RenameWindow), {
  frame: inCorner,
});

/** Devices on which the account is signed in: this browser first, then by latest use. The others can be signed out. */
export function Sessions() {
  const user = useUser();
  const { data, error, isPending, refetch } = useQuery({
    // A sign-in elsewhere is told by the account.
    queryKey: [...openSessionsKey, user.last_log_in],
    queryFn: openSessions,
    placeholderData: keepPreviousData,
  });
  const [ending, setEnding] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<OpenSession | null>(null);
  const confirm = useConfirm();

  const end = async (what: string, action: () => Promise<unknown>, done: string) => {
    setEnding(what);
    try {
      await action();
      await refetch();
      notifyDone(done);
    } catch (reason) {
      notifyError(reason instanceof Error ? reason.message : 'This did not work. Please try again.');
    } finally {
      setEnding(null);
    }
  };
  const endOne = (session: OpenSession) =>
    end(session.id, () => auth.endSession(session), `${nameOf(session)} was signed out.`);
  const endOthers = async () => {
    const text = 'You will have to sign in again on all other devices.';
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Sign Out Others', danger: true }))) return;
    await end('others', auth.endOtherSessions, 'All other devices were signed out.');
  };
  const others = data?.others.length ?? 0;
  return (
    <Panel
      title="Devices"
      note="Where your account is signed in."
      actions={
        others > 0 && (
          <Button variant="default" size="xs" loading={ending === 'others'} onClick={() => void endOthers()}>
            Sign Out All Others
          </Button>
        )
      }
    >
      {isPending && <Text c="dimmed">Please wait</Text>}
      {error && <ErrorState height={120} message={error.message} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="md" component="ul" aria-label="Devices" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {[...data.current, ...data.others].map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              current={data.current.includes(session)}
              ending={ending === session.id}
              onEnd={() => void endOne(session)}
              onRename={() => setRenamed(session)}
            />
          ))}
        </Stack>
      )}
      {renamed && (
        <RenameWindow
          title="Rename Device"
          name={nameOf(renamed)}
          description={`Without a name it is called ${deviceWords(renamed.userAgent)}.`}
          rename={(name) => calls.accounts.nameDevice({ id: renamed.id, name })}
          onRenamed={refetch}
          onClose={() => setRenamed(null)}
        />
      )}
    </Panel>
  );
}

interface SessionLineProps {
  session: OpenSession;
  current: boolean;
  ending: boolean;
  onEnd: () => void;
  onRename: () => void;
}

function SessionLine({ session, current, ending, onEnd, onRename }: SessionLineProps) {
  const name = nameOf(session);
  const device = deviceWords(session.userAgent);
  const Icon = /iPhone|Android|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <Group gap="md" wrap="nowrap" miw={0}>
        <Icon size={20} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
        <div>
          <Group gap="xs">
            <Text size="sm" fw={500}>
              {name}
            </Text>
            {current && (
              <Badge size="sm" variant="light">
                This device
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {name !== device && `${device} · `}Last used:{' '}
            {current ? 'Now' : <RelativeDate value={session.updatedAt} ago />} · Signed in:{' '}
            <RelativeDate value={session.createdAt} ago />
            {session.method && ` · ${signInMethods[session.method]}`}
            {session.ipAddress && ` · From ${session.ipAddress}`}
          </Text>
        </div>
      </Group>
      <Group gap="xs" wrap="nowrap" flex="none">
        <Button variant="subtle" size="xs" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        {!current && (
          <Button variant="default" size="xs" loading={ending} aria-label={`Sign out ${name}`} onClick={onEnd}>
            Sign Out
          </Button>
        )}
      </Group>
    </Group>
  );
}
