import { List, ScrollArea, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { PageLink } from '../../kit/links.tsx';
import { useSession } from '../../session/session-provider.tsx';
import type { FieldsProps } from './setting-fields.tsx';

/** Whether administrators need a second factor (OPS-014). Takes effect at once, so it asks first. */
export function SecondFactorRule({ configuration: { administratorsNeedSecondFactor: on }, onSave }: FieldsProps) {
  const ask = useConfirm();
  const asking = useCall(calls.accounts.whomFactorRuleStops);
  const [error, setError] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  const { user, logins } = useSession();
  // By the rule of the server: without a password there is no first factor to add to.
  const needsOwn = !on && !user?.secondFactor && logins.includes('password');
  const save = async (next: boolean) => {
    // The switch stays enabled, so that it keeps the focus.
    if (saving || asking.pending) return;
    if (next) {
      const stopped = await asking.run({});
      const text = stopped && <WhomItStops {...stopped} />;
      if (!text || !(await ask({ title: 'Require a second factor?', text, confirm: 'Require' }))) return;
    }
    setSaving(true);
    setError(
      await onSave(
        { administratorsNeedSecondFactor: next },
        next ? 'Administrators now need a second factor.' : 'Administrators no longer need a second factor.',
      ),
    );
    setSaving(false);
  };
  return (
    <Stack gap="xs">
      <Switch
        label="Administrators need a second factor"
        checked={on}
        disabled={needsOwn}
        error={error}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
      {needsOwn && (
        <Text size="sm" c="dimmed">
          To require it, first add a second factor to your own account under <PageLink to="/user">My Account</PageLink>.
        </Text>
      )}
    </Stack>
  );
}

type Stopped = Awaited<ReturnType<typeof calls.accounts.whomFactorRuleStops>>;

/** Who and what stops at once, by name: an administrator wants to tell them before. */
function WhomItStops({ people, tokens }: Stopped) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        {people.length > 0
          ? 'These administrators must add one before they can go on, in their open windows too:'
          : 'All user administrators who sign in with a password have one.'}
      </Text>
      {people.length > 0 && (
        <Names label="Administrators without a second factor" names={people.map(({ id, name }) => [id, name])} />
      )}
      {tokens.length > 0 && (
        <>
          <Text size="sm">
            These API tokens were made without one. Programs that use them stop at once, and need new ones:
          </Text>
          <Names
            label="API tokens that stop"
            names={tokens.map(({ id, name, owner, integration }) => [
              id,
              `“${name}” of ${integration ? `the integration ${owner}` : owner}`,
            ])}
          />
        </>
      )}
    </Stack>
  );
}

function Names({ label, names }: { label: string; names: readonly (readonly [id: string, words: string])[] }) {
  return (
    <ScrollArea.Autosize mah={180}>
      <List size="sm" aria-label={label}>
        {names.map(([id, words]) => (
          <List.Item key={id}>{words}</List.Item>
        ))}
      </List>
    </ScrollArea.Autosize>
  );
}
