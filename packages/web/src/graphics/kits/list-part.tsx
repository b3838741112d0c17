import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../../kit/confirm.tsx';
import { Panel } from '../../kit/panel.tsx';

interface ListPartProps<T> {
  title: string;
  /** "colour" */
  noun: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  /** Sentence about what is lost with an item, asked before it is removed. */
  removal?: string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  /** Inputs of an item. */
  children: (item: T, at: number) => ReactNode;
}

/** What uses a colour or gradient of a kit has it by its name. */
export const greyWithout =
  'Whatever uses it in this kit and its templates turns grey, and those templates cannot be published until they have another.';

/** A list in a brand kit: its entries are edited in place, added and removed. */
export function ListPart<T>({ title, noun, items, nameOf, removal, onAdd, onRemove, children }: ListPartProps<T>) {
  const confirm = useConfirm();
  const remove = async (item: T, at: number) => {
    const question = { title: `Remove ${nameOf(item)}?`, text: removal ?? '', confirm: 'Remove', danger: true };
    if (!removal || (await confirm(question))) onRemove(at);
  };
  const label = noun.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  return (
    <Panel
      title={title}
      actions={
        <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={onAdd}>
          Add {label}
        </Button>
      }
    >
      <Stack gap="sm">
        {items.length === 0 && (
          <Text size="sm" c="dimmed">
            There is no {noun} yet.
          </Text>
        )}
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and keep their inputs while they are renamed.
          <Group key={at} gap="sm" align="flex-start" role="group" aria-label={nameOf(item)}>
            {children(item, at)}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              // Beside the fields, below the line of their labels.
              mt={24}
              aria-label={`Remove ${nameOf(item)}`}
              onClick={() => void remove(item, at)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
