import { Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';

export interface Comparable {
  value: string;
  label: string;
}

interface CompareWindowProps {
  /** What can be compared. */
  versions: readonly Comparable[];
  /** The one at the left at first, and the one at the right; undefined keeps the window closed. */
  opened: { left: string; right: string } | undefined;
  onClose: () => void;
  children: (left: string, right: string) => ReactNode;
}

/** Window with two versions side by side, each of which can be chosen (GFX-033). */
export function CompareWindow({ versions, opened, onClose, children }: CompareWindowProps) {
  return (
    <Modal opened={opened !== undefined} onClose={onClose} title="Compare Versions" size="xl">
      {opened && (
        <Comparing key={opened.left} versions={versions} opened={opened}>
          {children}
        </Comparing>
      )}
    </Modal>
  );
}

type ComparingProps = Pick<CompareWindowProps, 'versions' | 'children'> & {
  opened: NonNullable<CompareWindowProps['opened']>;
};

function Comparing({ versions, opened, children }: ComparingProps) {
  const [left, setLeft] = useState(opened.left);
  const [right, setRight] = useState(opened.right);
  return (
    <Stack gap="md">
      <Group grow>
        <Select label="Left" data={[...versions]} value={left} onChange={(next) => next && setLeft(next)} />
        <Select label="Right" data={[...versions]} value={right} onChange={(next) => next && setRight(next)} />
      </Group>
      {children(left, right)}
    </Stack>
  );
}
