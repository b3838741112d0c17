import { Button, Group, Stack, TextInput } from '@mantine/core';
import { graphicSize } from '@pavilion/domain/graphics';
import { useState } from 'react';
import { Modal } from '../../../kit/modal.tsx';
import { submits } from '../../../kit/submits.ts';
import { useEditor } from '../state/editor.ts';
import { addSize } from './size-actions.ts';

interface CustomSizeProps {
  opened: boolean;
  onClose: () => void;
}

/** Window that asks for a size which is not among the presets. */
export function CustomSize({ opened, onClose }: CustomSizeProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add Size" size="sm">
      {opened && <SizeForm onClose={onClose} />}
    </Modal>
  );
}

function SizeForm({ onClose }: Pick<CustomSizeProps, 'onClose'>) {
  const editor = useEditor();
  const [typed, setTyped] = useState({ label: '', width: '', height: '' });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const add = () => {
    const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
    const read = graphicSize.safeParse({
      label: typed.label,
      width: number(typed.width),
      height: number(typed.height),
    });
    if (!read.success) {
      return setFaults(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
    }
    addSize(editor, read.data);
    onClose();
  };
  const input = (name: keyof typeof typed) => ({
    value: typed[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <form noValidate onSubmit={submits(add)}>
      <Stack gap="md">
        <TextInput label="Name" placeholder="Billboard" {...input('label')} />
        <Group grow align="start">
          <TextInput label="Width" inputMode="numeric" data-autofocus {...input('width')} />
          <TextInput label="Height" inputMode="numeric" {...input('height')} />
        </Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit">Add Size</Button>
        </Group>
      </Stack>
    </form>
  );
}
