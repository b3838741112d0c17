import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useCall } from '../../call/use-call.ts';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';

interface RenameWindowProps {
  title: string;
  /** The present name. */
  name: string;
  description?: string;
  rename: (name: string) => Promise<object>;
  onRenamed: () => unknown;
  onClose: () => void;
}

/** Window that asks for another name of something that belongs to one's own account. */
export function RenameWindow({ title, onClose, ...props }: RenameWindowProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="sm">
      <Fields onClose={onClose} {...props} />
    </Modal>
  );
}

function Fields({ name, description, rename, onRenamed, onClose }: Omit<RenameWindowProps, 'title'>) {
  const form = useFormValues({ name });
  const save = useCall(({ name: next }: { name: string }) => rename(next), { quiet: true });
  const submit = async () => {
    if (!(await save.run(form.values))) return;
    onRenamed();
    onClose();
  };
  return (
    <form noValidate onSubmit={submits(submit)}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description={description}
          autoComplete="off"
          data-autofocus
          maxLength={100}
          {...form.text('name')}
          error={save.fields.name ?? save.refusal?.message}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={save.pending}>
            Rename
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
