import { Button, Group } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import { ViewSwitch } from '../../kit/view-switch.tsx';
import { groupings, sorts } from './arrange-deliverables.ts';
import type { Arrangement } from './use-arrangement.ts';

const sortWords = { title: 'Title', updated_at: 'Last changed', deadline: 'Deadline' };
const groupWords = { folderName: 'Folder', state: 'State' };

interface DeliverablesBarProps {
  arrangement: Arrangement;
  view: 'cards' | 'rows';
  onView: (view: 'cards' | 'rows') => void;
  /** Absent without the right. */
  onUpload: (() => void) | undefined;
  onNew: (() => void) | undefined;
  /** Buttons for versions and zips. */
  children: ReactNode;
}

/** Above the deliverables of a brief: search, sort, group, view, and what can be added. */
export function DeliverablesBar({ arrangement, view, onView, onUpload, onNew, children }: DeliverablesBarProps) {
  const { url, setUrl } = arrangement;
  return (
    <Group gap="sm">
      <SearchInput
        value={url.search}
        onChange={(value) => setUrl({ search: value })}
        placeholder="Search deliverables"
      />
      <Select
        aria-label="Sort by"
        w={140}
        data={sorts.map((value) => ({ value, label: sortWords[value] }))}
        value={url.sort}
        onChange={(sort) => setUrl({ sort: sorts.find((known) => known === sort) ?? 'title' })}
      />
      <Select
        aria-label="Group by"
        w={120}
        data={groupings.map((value) => ({ value, label: groupWords[value] }))}
        value={url.group}
        onChange={(group) => setUrl({ group: groupings.find((known) => known === group) ?? 'folderName' })}
      />
      <ViewSwitch value={view} onChange={onView} />
      <Group gap="xs" ml="auto">
        {children}
        {onUpload && (
          <Button variant="default" leftSection={<IconUpload size={16} />} onClick={onUpload}>
            Upload files
          </Button>
        )}
        {onNew && (
          <Button leftSection={<IconPlus size={16} />} onClick={onNew}>
            New deliverable
          </Button>
        )}
      </Group>
    </Group>
  );
}
