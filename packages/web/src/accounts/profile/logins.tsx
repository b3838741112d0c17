import { Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { auth } from '../../session/auth-client.ts';
import { cameBack, type Provider } from '../../session/provider-window.ts';
import { useSession } from '../../session/session-provider.tsx';
import { SignInError } from '../../session/sign-in-error.ts';
import { providerWords } from '../provider-words.ts';

const ChangePassword = lazyPart(() => import('./change-password.tsx').then((module) => module.ChangePassword), {
  frame: inCorner,
});

const linkedSentence = (provider: Provider) => `${providerWords[provider].name} was linked.`;

/** Panel to add, link and unlink ways to sign in (USR-045 to USR-048, OPN-093). */
export function Logins() {
  const { providers, logins, channels, refresh } = useSession();
  const [changing, setChanging] = useState(false);
  const addPassword = useCall(calls.accounts.addPassword, {
    done: 'A password was added. A link to choose your own is on its way.',
  });
  const reset = useCall(calls.accounts.sendPasswordReset, { done: 'The password reset e-mail is on its way.' });
  const withPassword = logins.includes('password');
  useEffect(() => {
    const back = cameBack('link');
    if (back?.problem) notifyError(back.problem.message);
    else if (back) notifyDone(linkedSentence(back.provider));
  }, []);
  const shown = (['google', 'microsoft'] as const).filter(
    (provider) => providers.includes(provider) || logins.includes(provider),
  );
  return (
    <Panel title="Sign-in" note="An account can have several ways to sign in.">
      <Stack gap="md">
        <Group justify="space-between">
          <Way icon={IconKey} name="Password" linked={withPassword} />
          <Group gap="sm">
            {withPassword && (
              <Button variant="default" size="xs" onClick={() => setChanging(true)}>
                Change Password
              </Button>
            )}
            {withPassword && channels.email && (
              <Button variant="default" size="xs" loading={reset.pending} onClick={() => void reset.run({})}>
                Send Password Reset E-mail
              </Button>
            )}
            {!withPassword && channels.email && (
              <Button
                variant="default"
                size="xs"
                loading={addPassword.pending}
                onClick={() => void addPassword.run({}).then((done) => done && refresh())}
              >
                Add a Password
              </Button>
            )}
          </Group>
        </Group>
        {!channels.email && (
          <Text size="xs" c="dimmed">
            {withPassword ? 'If you have forgotten it: ' : 'To set one: '}
            no e-mail can be sent from here, so ask a user administrator for a link to set a password.
          </Text>
        )}
        {changing && <ChangePassword onClose={() => setChanging(false)} />}
        {shown.map((provider) => (
          <ProviderLine key={provider} provider={provider} last={logins.length === 1} />
        ))}
      </Stack>
    </Panel>
  );
}

function ProviderLine({ provider, last }: { provider: Provider; last: boolean }) {
  const { logins, refresh } = useSession();
  const [pending, setPending] = useState(false);
  const confirm = useConfirm();
  const { name, icon } = providerWords[provider];
  const linked = logins.includes(provider);

  const attempt = async (action: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await action();
      await refresh();
      notifyDone(done);
    } catch (error) {
      if (error instanceof SignInError && error.code === 'POPUP_BLOCKED') await offerThisWindow(error.message);
      else notifyError(error instanceof Error ? error.message : 'This did not work. Please try again.');
    } finally {
      setPending(false);
    }
  };
  const offerThisWindow = async (text: string) => {
    if (!(await confirm({ title: `Link ${name}`, text, confirm: 'Continue in This Window' }))) return;
    await auth.linkHere(provider).catch((error: Error) => notifyError(error.message));
  };
  const unlink = async () => {
    const text = `You will no longer be able to sign in with ${name}.`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Unlink', danger: true }))) return;
    await attempt(async () => {
      const account = (await auth.accounts()).find(({ providerId }) => providerId === provider);
      if (account) await auth.unlink(account);
    }, `${name} was unlinked.`);
  };
  return (
    <Group justify="space-between">
      <Way icon={icon} name={name} linked={linked} />
      {linked ? (
        // The last login cannot be unlinked: its owner could not sign in again.
        !last && (
          <Button
            variant="default"
            size="xs"
            loading={pending}
            aria-label={`Unlink ${name}`}
            onClick={() => void unlink()}
          >
            Unlink
          </Button>
        )
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={pending}
          onClick={() => void attempt(() => auth.linkWith(provider), linkedSentence(provider))}
        >
          Link {name}
        </Button>
      )}
    </Group>
  );
}

function Way({ icon: Icon, name, linked }: { icon: typeof IconKey; name: string; linked: boolean }) {
  return (
    <Group gap="md">
      <Icon size={20} stroke={1.6} aria-hidden />
      <div>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {linked ? 'In use' : 'Not set up'}
        </Text>
      </div>
    </Group>
  );
}
