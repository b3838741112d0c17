import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { type RoleFlag, roleFlags, roleWords } from '@pavilion/domain/access';
import { preApprovedUsers } from '@pavilion/domain/accounts';
import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useInsertForm } from '../../parts/use-insert-form.ts';

interface PrepareAccountProps {
  opened: boolean;
  onClose: () => void;
}

/** Form for a prepared account, which opens without approval (OPN-025). */
export function PrepareAccount({ opened, onClose }: PrepareAccountProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Prepare Account">
      {opened && <PrepareAccountForm onClose={onClose} />}
    </Modal>
  );
}

function PrepareAccountForm({ onClose }: Omit<PrepareAccountProps, 'opened'>) {
  const form = useFormValues({ email: '', name: '', company: '', department: '' });
  const [flags, setFlags] = useState<RoleFlag[]>([]);
  const { insert, saving, error } = useInsertForm(preApprovedUsers, form);
  const { companies, departments } = useConfiguration();
  const { email, name, company, department } = form.values;

  const prepare = async () => {
    const roles = Object.fromEntries(flags.map((flag) => [flag, true]));
    const given = Object.entries({ name: name.trim(), company, department }).filter(([, value]) => value);
    const made = await insert({ email: email.trim().toLowerCase(), roles, ...Object.fromEntries(given) });
    if (!made) return;
    notifyDone(`The account for ${made.email} is prepared.`);
    onClose();
  };

  return (
    <form noValidate onSubmit={submits(prepare)}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <TextInput label="E-mail" type="email" autoComplete="off" data-autofocus {...form.text('email')} />
        <TextInput label="Name" autoComplete="off" {...form.text('name')} />
        <Pick
          label="Company"
          creatable
          data={companies}
          value={company || null}
          onChange={(value) => form.set('company', value ?? '')}
          error={form.errors.company}
        />
        <Pick
          label="Department"
          data={departments}
          value={department || null}
          onChange={(value) => form.set('department', value ?? '')}
          error={form.errors.department}
        />
        <MultiSelect
          label="Roles"
          searchable
          data={roleFlags.map((flag) => ({ value: flag, label: roleWords[flag].label }))}
          value={flags}
          onChange={(next) => setFlags(roleFlags.filter((flag) => next.includes(flag)))}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={saving}>
            Prepare
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
