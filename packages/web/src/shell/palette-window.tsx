import { Modal, ScrollArea, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMayGo } from '../kit/use-page-left.ts';
import { optionId, PaletteList, paletteListId } from './palette-list.tsx';
import classes from './palette-window.module.css';
import { usePaletteItems } from './use-palette-items.ts';
import type { PaletteItem } from './use-palette-search.ts';

/** Typing finds; arrows and Enter go there. */
export function PaletteWindow({ label, opened, onClose }: { label: string; opened: boolean; onClose: () => void }) {
  const [shown, setShown] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  /** Whether Enter was pressed before all results had arrived: it opens the first of them. Forgotten when the palette closes. */
  const [entered, setEntered] = useState(false);
  const navigate = useNavigate();
  const mayGo = useMayGo();
  const list = useRef<HTMLDivElement>(null);
  const { items, searching, failed } = usePaletteItems(text, opened);
  const current = Math.min(at, items.length - 1);

  // While it is drawn, not after it: letters may be typed into it at once.
  if (shown !== opened) {
    setShown(opened);
    if (opened) {
      setText('');
      setAt(0);
    } else setEntered(false);
  }
  useEffect(() => {
    list.current?.querySelector(`[data-at='${current}']`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = async (item: PaletteItem | undefined) => {
    if (!item) return;
    const goes = await mayGo(item.path);
    // Closed after the question of a window below: the focus then returns to that window.
    onClose();
    if (goes) void navigate({ to: item.path, ...(item.search ? { search: item.search as never } : {}) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt((current + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % Math.max(1, items.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // An option that was chosen by arrow or pointer opens at once, the first one when all results have arrived.
      if (at === 0 && searching) setEntered(true);
      else void open(items[current]);
    }
  };
  const arrived = entered && opened && !searching ? items[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another function in every render.
  useEffect(() => void open(arrived), [arrived?.key]);
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
      attributes={{ content: { 'aria-label': label } }}
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
        aria-controls={paletteListId}
        aria-activedescendant={items[current] ? optionId(current) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
          setEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      <ScrollArea.Autosize mah="56vh" viewportRef={list} type="auto">
        <PaletteList items={items} current={current} onPoint={setAt} onOpen={(item) => void open(item)} />
        {(items.length === 0 || failed) && (
          <Text c="dimmed" ta="center" p="xl" role="status">
            {searching
              ? 'Searching'
              : failed
                ? 'The search did not answer. Try again.'
                : `No pages, work, films or people match “${text}”.`}
          </Text>
        )}
      </ScrollArea.Autosize>
    </Modal>
  );
}
