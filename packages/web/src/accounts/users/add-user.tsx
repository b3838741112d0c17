import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { users } from '@pavilion/domain/accounts';
import { useInsert } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { Modal } from '../../kit/modal.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { SimilarCompany } from '../similar-company.tsx';

interface AddUserProps {
  opened: boolean;
  onClose: () => void;
  onMade: (id: string) => void;
}

/** USR-019 to USR-023: Create is there only when company, e-mail and name are given. */
export function AddUser({ opened, onClose, onMade }: AddUserProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add User">
      {opened && <AddUserForm onClose={onClose} onMade={onMade} />}
    </Modal>
  );
}

function AddUserForm({ onClose, onMade }: Omit<AddUserProps, 'opened'>) {
  const form = useFormValues({ company: '', email: '', name: '' });
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const insert = useInsert(users);
  const { companies } = useConfiguration();
  const { company, email, name } = form.values;
  const valid = [company, email, name].every((value) => value.trim() !== '');

  const create = async () => {
    setSaving(true);
    setError(null);
    try {
      const made = await insert({ company: company.trim(), email: email.trim().toLowerCase(), name: name.trim() });
      notifyDone(`${made.name} was added and is sent a link to set a password.`);
      onClose();
      onMade(made.id);
    } catch (reason) {
      const { message, fields } = refusalWords(reason);
      form.setErrors(fields);
      if (!Object.keys(fields).some((field) => field in form.values)) setError(message);
    } finally {
      setSaving(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) void create();
      }}
    >
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Pick
          label="Company"
          description="Choose one or type a new one."
          creatable
          data={companies}
          value={company || null}
          onChange={(value) => form.set('company', value ?? '')}
          error={form.errors.company}
          data-autofocus
        />
        <SimilarCompany company={company} onTake={(other) => form.set('company', other)} />
        <TextInput label="E-mail" type="email" autoComplete="off" {...form.text('email')} />
        <TextInput label="Name" autoComplete="off" {...form.text('name')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {valid && (
            <Button type="submit" loading={saving}>
              Create
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
