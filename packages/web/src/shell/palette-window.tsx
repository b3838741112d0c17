import { Modal, ScrollArea, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { listEntries } from './list-entries.ts';
import { pages } from './pages.ts';
import classes from './palette-window.module.css';
import { type PaletteItem, usePaletteSearch } from './use-palette-search.ts';
import { usePaletteStreams } from './use-palette-streams.ts';

const account: PaletteItem = {
  key: 'account',
  group: 'Pages',
  label: 'My Account',
  note: 'Profile and notifications',
  path: '/user',
  icon: IconUser,
};

/** Typing finds; arrows and Enter go there. */
export function PaletteWindow({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [asked] = useDebouncedValue(text.trim(), 150);
  const { can } = useSession();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  const pageItems = useMemo(() => {
    const word = text.trim().toLowerCase();
    return [
      ...listEntries(pages, can).flatMap(({ group, entries }) =>
        entries.map<PaletteItem>(({ label, path, icon }) => ({
          key: label,
          group: 'Pages',
          label,
          note: group,
          path,
          icon,
        })),
      ),
      account,
    ]
      .filter(({ label, note }) => `${label} ${note}`.toLowerCase().includes(word))
      .slice(0, word ? 6 : 20);
  }, [text, can]);
  const found = usePaletteSearch(opened ? asked : '');
  const streams = usePaletteStreams(opened ? asked : '');
  const items = [...pageItems, ...found.items, ...streams];
  const current = Math.min(at, items.length - 1);

  useEffect(() => {
    if (opened) {
      setText('');
      setAt(0);
    }
  }, [opened]);
  useEffect(() => {
    list.current?.querySelector(`[data-at='${current}']`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    void navigate({ to: item.path, ...(item.search ? { search: item.search as never } : {}) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt((current + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % Math.max(1, items.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(items[current]);
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset="12vh"
      centered={false}
      transitionProps={{ duration: 150, transition: 'fade-down' }}
      attributes={{ content: { 'aria-label': 'Search everything' } }}
    >
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        className={classes.input}
        leftSection={<IconSearch size={18} />}
        placeholder="Search for pages, work, films and people"
        aria-label="Search for pages, work, films and people"
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={items[current] ? `palette-${current}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ScrollArea.Autosize mah="56vh" viewportRef={list} type="auto">
        <div id="palette-list" role="listbox" aria-label="Results" className={classes.list}>
          {items.map((item, index) => (
            <div key={item.key}>
              {items[index - 1]?.group !== item.group && (
                <div className={classes.group} role="presentation">
                  {item.group}
                </div>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus. */}
              <div
                id={`palette-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                data-at={index}
                className={classes.item}
                onClick={() => open(item)}
                onPointerMove={() => setAt(index)}
              >
                <item.icon size={18} stroke={1.7} />
                <span className={classes.label}>{item.label}</span>
                <span className={classes.note}>{item.note}</span>
              </div>
            </div>
          ))}
        </div>
        {(items.length === 0 || found.failed) && (
          <Text c="dimmed" ta="center" p="xl" role="status">
            {found.searching
              ? 'Searching'
              : found.failed
                ? 'The search did not answer. Please type it again.'
                : `Nothing was found for “${text}”.`}
          </Text>
        )}
      </ScrollArea.Autosize>
    </Modal>
  );
}
