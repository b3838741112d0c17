import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { apiScopes, type Integration, users } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconApi } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { DocsLink } from '../../kit/links.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { NewApiToken, TokenList } from '../profile/api-tokens.tsx';

/** Accounts of programs, with their API tokens: when each was last used, and how to revoke it (OPS-011). */
export function IntegrationsPage() {
  // Added, and their tokens made or revoked, by a colleague: it is noted at their users.
  const { documents } = useLive(users, { where: { integration: true } });
  const since = documents.map(({ id, _rev }) => `${id} ${_rev}`).join();
  const { answer, loading, refusal, again } = useAnswer(calls.accounts.integrations, {}, { since });
  const [adding, setAdding] = useState(false);
  const all = answer?.integrations ?? [];
  return (
    <Stack gap="lg" maw={840} mx="auto">
      <Group justify="space-between" align="flex-start">
        <Text c="dimmed" maw={560}>
          An integration is the account of a program. Nobody signs in as it: it has the roles that you give it, and the
          tokens that you make here. <DocsLink to="/api/docs">How programs use them</DocsLink>
        </Text>
        <Button onClick={() => setAdding(true)}>Add Integration</Button>
      </Group>
      {loading && <PleaseWait />}
      {refusal && <ErrorState message={refusal.message} onRetry={() => void again()} />}
      {answer && all.length === 0 && <EmptyState icon={IconApi}>No integrations yet.</EmptyState>}
      {all.map((integration) => (
        <IntegrationPanel key={integration.id} integration={integration} />
      ))}
      <Modal opened={adding} onClose={() => setAdding(false)} title="Add Integration">
        {adding && <AddIntegration onClose={() => setAdding(false)} />}
      </Modal>
    </Stack>
  );
}

function IntegrationPanel({ integration }: { integration: Integration }) {
  const { id, name, active, tokens } = integration;
  const [making, setMaking] = useState(false);
  return (
    <Panel
      title={name}
      actions={
        <Group gap="sm">
          {!active && <StatusBadge status="pending" word="Deactivated" />}
          <Button variant="subtle" size="xs" aria-label={`Roles of ${name}`} component={Link} to={`/user/${id}`}>
            Roles
          </Button>
          <Button variant="default" size="xs" aria-label={`Make a Token for ${name}`} onClick={() => setMaking(true)}>
            Make a Token
          </Button>
        </Group>
      }
    >
      {tokens.length === 0 && (
        <Text c="dimmed">No tokens: make one. Those of an integration that was deleted do not come back with it.</Text>
      )}
      {tokens.length > 0 && (
        <TokenList
          tokens={tokens}
          revoke={(input) => calls.accounts.revokeIntegrationToken({ integration: id, ...input })}
        />
      )}
      {making && (
        <NewApiToken
          // An integration may get its roles after its token.
          scopes={apiScopes}
          make={(input) => calls.accounts.makeIntegrationToken({ integration: id, ...input })}
          onClose={() => setMaking(false)}
        />
      )}
    </Panel>
  );
}

function AddIntegration({ onClose }: { onClose: () => void }) {
  const form = useFormValues({ name: '' });
  const add = useCall(calls.accounts.addIntegration, {
    quiet: true,
    refused: form.setErrors,
    done: 'The integration was added. Give it roles.',
  });
  const navigate = useNavigate();
  const submit = async () => {
    const made = await add.run({ name: form.values.name });
    if (made) void navigate({ to: `/user/${made.id}` });
  };
  return (
    <form noValidate onSubmit={submits(submit)}>
      <Stack gap="md">
        {add.refusal && !add.fields.name && (
          <Alert color="red" role="alert">
            {add.refusal.message}
          </Alert>
        )}
        <TextInput
          label="Name"
          description="What people see at what the program writes."
          autoComplete="off"
          data-autofocus
          {...form.text('name')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={add.pending}>
            Add Integration
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
