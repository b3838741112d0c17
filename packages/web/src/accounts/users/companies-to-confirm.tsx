import { Button, Group, Stack, Text } from '@mantine/core';
import { users } from '@pavilion/domain/accounts';
import { useLive, usePatch } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { loginWords } from './login-words.ts';

/** Users who switched to the organisation's own company, which gives access only once confirmed (OPN-097). */
export function CompaniesToConfirm() {
  const { ownCompany } = useConfiguration();
  const patch = usePatch(users);
  const { documents } = useLive(
    users,
    ownCompany
      ? { where: { active: true, company: ownCompany, not: { companyConfirmed: ownCompany } }, limit: 100 }
      : null,
  );
  if (documents.length === 0) return null;
  const decide = (id: string, company: string | null) =>
    patch(id, { company, companyConfirmed: company }).catch((error) => notifyError(refusalWords(error).message));
  return (
    <Panel
      title="Company to Confirm"
      note={`They changed their company to ${ownCompany}. Its people see all calendar resources once confirmed.`}
    >
      <Stack gap="sm">
        {documents.map(({ id, name, email, integration, companyConfirmed }) => (
          <Group key={id} justify="space-between">
            <div>
              <Text size="sm" fw={500}>
                {name}
              </Text>
              <Text size="xs" c="dimmed">
                {loginWords({ email, integration })} · previously {companyConfirmed ?? 'no company'}
              </Text>
            </div>
            <Group gap="sm">
              <Button size="xs" variant="default" onClick={() => void decide(id, companyConfirmed ?? null)}>
                Undo
              </Button>
              <Button size="xs" onClick={() => void decide(id, ownCompany)}>
                Confirm
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
