import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Drawer } from '../../../kit/drawer.tsx';
import { PublicationList } from './publication-list.tsx';
import { TemplateVersions } from './template-versions.tsx';

interface HistoryDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** Who changed what and when, and what was published: each can be compared and restored (GFX-033). */
export function HistoryDrawer({ opened, onClose }: HistoryDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="History" position="right" size="md">
      {opened && <Lists />}
    </Drawer>
  );
}

const lists = [
  { value: 'changes', label: 'Changes' },
  { value: 'publications', label: 'Publications' },
];

function Lists() {
  const [list, setList] = useState('changes');
  return (
    <Stack gap="lg">
      <SegmentedControl data={lists} value={list} onChange={setList} aria-label="What to list" />
      {list === 'changes' ? <TemplateVersions /> : <PublicationList />}
    </Stack>
  );
}
