import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { users } from '@pavilion/domain/accounts';
import { listWords } from '../../kit/list-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useInsertForm } from '../../parts/use-insert-form.ts';
import { useSession } from '../../session/session-provider.tsx';
import { SimilarCompany } from '../similar-company.tsx';

interface AddUserProps {
  opened: boolean;
  onClose: () => void;
  onMade: (id: string) => void;
}

/** Form for a new user. Create appears only when company, e-mail and name are filled in (USR-019 to USR-023). */
export function AddUser({ opened, onClose, onMade }: AddUserProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add User">
      {opened && <AddUserForm onClose={onClose} onMade={onMade} />}
    </Modal>
  );
}

function AddUserForm({ onClose, onMade }: Omit<AddUserProps, 'opened'>) {
  const form = useFormValues({ company: '', email: '', name: '' });
  const { insert, saving, error } = useInsertForm(users, form);
  const { channels } = useSession();
  const { companies } = useConfiguration();
  const { company, email, name } = form.values;
  const valid = [company, email, name].every((value) => value.trim() !== '');

  const create = async () => {
    // Enter is pressed although the button is not there yet (USR-021).
    if (!valid) return form.setErrors(missing(form.values));
    const made = await insert({ company: company.trim(), email: email.trim().toLowerCase(), name: name.trim() });
    if (!made) return;
    notifyDone(
      channels.email
        ? `${made.name} was added. A link to set a password is on its way.`
        : `${made.name} was added. E-mail is not set up: copy the link to set a password from the outbox.`,
    );
    onClose();
    onMade(made.id);
  };

  return (
    <form noValidate onSubmit={submits(create)}>
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
        {!valid && (
          <Text size="xs" c="dimmed" role="status">
            Still needed: {listWords(Object.keys(missing(form.values)).map((field) => needWords[field] ?? field))}
          </Text>
        )}
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

const needWords: Readonly<Record<string, string>> = { company: 'a company', email: 'an e-mail', name: 'a name' };

const missing = ({ company, email, name }: { company: string; email: string; name: string }) => ({
  ...(company.trim() === '' && { company: 'Choose a company or type a new one.' }),
  ...(email.trim() === '' && { email: 'E-mail is needed.' }),
  ...(name.trim() === '' && { name: 'Name is needed.' }),
});
