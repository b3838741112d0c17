import { Button, Group, Stack, Text } from '@mantine/core';
import { hasFlag, roleFlags, roleWords } from '@pavilion/domain/access';
import { type PreApprovedUser, preApprovedUsers } from '@pavilion/domain/accounts';
import { accountsPolicies } from '@pavilion/domain/policies/accounts';
import { useInsert, useLive, useRemove } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useMay } from '../../session/use-may.ts';
import { PrepareAccount } from './prepare-account.tsx';

const most = 200;

/** Accounts prepared by e-mail: they open without approval when the owner of the e-mail first signs in (OPN-025). */
export function PreparedAccounts() {
  const [adding, setAdding] = useState(false);
  const may = useMay(accountsPolicies.preApprovedUsers);
  const { documents, status } = useLive(preApprovedUsers, {
    orderBy: [{ field: 'email', direction: 'asc' }],
    limit: most,
  });
  return (
    <Panel
      title="Prepared Accounts"
      note="An account opens when the owner of the e-mail signs in with Google or Microsoft, or asks for access."
      actions={
        may.insert() && (
          <Button size="xs" variant="default" onClick={() => setAdding(true)}>
            Prepare Account
          </Button>
        )
      }
    >
      {status !== 'loading' && documents.length === 0 && (
        <Text size="sm" c="dimmed">
          There are no prepared accounts.
        </Text>
      )}
      <Stack gap="sm" component="ul" m={0} p={0} aria-label="Prepared accounts">
        {documents.map((prepared) => (
          <PreparedAccount key={prepared.id} prepared={prepared} />
        ))}
      </Stack>
      <PrepareAccount opened={adding} onClose={() => setAdding(false)} />
    </Panel>
  );
}

function PreparedAccount({ prepared }: { prepared: PreApprovedUser }) {
  const insert = useInsert(preApprovedUsers);
  const remove = useRemove(preApprovedUsers);
  const mayErase = useMay(accountsPolicies.preApprovedUsers).remove(prepared);
  const { id, email, name, company, department, roles } = prepared;
  const given = roleFlags.filter((flag) => hasFlag(roles, flag)).map((flag) => roleWords[flag].label);
  const failed = (error: unknown) => notifyError(refusalWords(error).message);
  const erase = () =>
    remove(id).then(() => {
      const again = { email, name, company, department, roles };
      notifyUndo(`The account for ${email} is no longer prepared.`, () => insert(again).catch(failed));
    }, failed);
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} truncate>
          {email}
        </Text>
        <Text size="xs" c="dimmed">
          {[name, company, department, given.join(', ') || 'no roles'].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {mayErase && (
        <Button size="xs" variant="default" aria-label={`Remove ${email}`} onClick={() => void erase()}>
          Remove
        </Button>
      )}
    </Group>
  );
}
