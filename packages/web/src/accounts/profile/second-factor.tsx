import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { passkeysWork } from '../../session/passkeys.ts';
import { useSession, useUser } from '../../session/session-provider.tsx';
import type { FactorTask } from '../second-factor/factor-window.tsx';
import { codesLeft } from './codes-left.ts';
import { openSessionsKey } from './open-sessions.ts';

const FactorWindow = lazyPart(
  () => import('../second-factor/factor-window.tsx').then((module) => module.FactorWindow),
  {
    frame: inCorner,
  },
);

const RenameWindow = lazyPart(() => import('./rename-window.tsx').then((module) => module.RenameWindow), {
  frame: inCorner,
});

/** Panel for the second factor of one's own account: authenticator app, passkeys and recovery codes (OPS-014). */
export function SecondFactor() {
  const { passkeyHost, logins } = useSession();
  // Set up or used in another browser, it is noted at the user.
  const { answer, refusal, again } = useAnswer(calls.accounts.secondFactor, {}, { since: useUser()._rev });
  const queryClient = useQueryClient();
  const [task, setTask] = useState<FactorTask | null>(null);
  const [renamed, setRenamed] = useState<{ id: string; name: string } | null>(null);
  const close = () => {
    setTask(null);
    void again();
    void queryClient.invalidateQueries({ queryKey: openSessionsKey });
  };
  const count = answer ? answer.passkeys.length + (answer.app ? 1 : 0) : 0;
  const removal = (what: string, name: string): FactorTask => ({ kind: 'remove', what, name, last: count === 1 });
  return (
    <Panel
      title="Second factor"
      note={
        logins.includes('password')
          ? 'Asked for after your password. A passkey also signs you in by itself.'
          : 'A passkey signs you in by itself. Google and Microsoft have second steps of their own.'
      }
    >
      {refusal && <ErrorState height={120} message={refusal.message} onRetry={() => void again()} />}
      {answer && (
        <Stack gap="md">
          <Line
            icon={IconDeviceMobile}
            name="Authenticator app"
            note={answer.app ? 'In use' : 'Not set up'}
            act={answer.app ? 'Remove' : 'Set Up'}
            label={answer.app ? 'Remove authenticator app' : 'Set up authenticator app'}
            onAct={() => setTask(answer.app ? removal('app', 'Authenticator App') : { kind: 'app' })}
          />
          {answer.passkeys.map(({ id, name, createdAt, usedAt }) => (
            <Line
              key={id}
              icon={IconFingerprint}
              name={`Passkey: ${name}`}
              note={
                <>
                  Added <RelativeDate value={createdAt} /> · last used <RelativeDate value={usedAt} ago empty="never" />
                </>
              }
              act="Remove"
              label={`Remove passkey ${name}`}
              onAct={() => setTask(removal(id, `Passkey “${name}”`))}
              onRename={() => setRenamed({ id, name })}
            />
          ))}
          {count > 0 && (
            <Line
              icon={IconLifebuoy}
              name="Recovery codes"
              note={<CodesLeft count={answer.codesLeft} />}
              act="Make New Codes"
              label="Make new recovery codes"
              onAct={() => setTask({ kind: 'codes' })}
            />
          )}
          {passkeysWork(passkeyHost) ? (
            <Button
              variant="default"
              size="xs"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => setTask({ kind: 'passkey' })}
            >
              Add a Passkey
            </Button>
          ) : (
            <Text size="xs" c="dimmed">
              Passkeys cannot be used at this address{passkeyHost ? `, only at ${passkeyHost}` : ''}.
            </Text>
          )}
        </Stack>
      )}
      {task && <FactorWindow task={task} onClose={close} />}
      {renamed && (
        <RenameWindow
          title="Rename Passkey"
          name={renamed.name}
          rename={(name) => calls.accounts.renamePasskey({ id: renamed.id, name })}
          onRenamed={again}
          onClose={() => setRenamed(null)}
        />
      )}
    </Panel>
  );
}

function CodesLeft({ count }: { count: number }) {
  const { words, few } = codesLeft(count);
  return (
    <Text span inherit c={few ? 'var(--pv-orange)' : undefined}>
      {words}
    </Text>
  );
}

interface LineProps {
  icon: typeof IconLifebuoy;
  name: string;
  note: ReactNode;
  act: string;
  label: string;
  onAct: () => void;
  onRename?: () => void;
}

function Line({ icon: Icon, name, note, act, label, onAct, onRename }: LineProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="md" wrap="nowrap" miw={0}>
        <Icon size={20} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
        <div>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        </div>
      </Group>
      <Group gap="xs" wrap="nowrap" flex="none">
        {onRename && (
          <Button variant="subtle" size="xs" aria-label={label.replace('Remove', 'Rename')} onClick={onRename}>
            Rename
          </Button>
        )}
        <Button variant="default" size="xs" aria-label={label} onClick={onAct}>
          {act}
        </Button>
      </Group>
    </Group>
  );
}
