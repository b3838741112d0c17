import { ActionIcon, Button } from '@mantine/core';
import { type FileDocument, fileStatusHeading } from '@pavilion/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useHiddenEntries, useShownEntry } from '../../kit/use-scrolled-list.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import type { KnownStatus } from '../../parts/status-words.ts';
import classes from './review.module.css';

interface VersionTabsProps {
  versions: readonly FileDocument[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** Of a version in review that nobody is asked for feedback on. */
const looks: Record<string, KnownStatus> = {
  Superseded: 'superseded',
  'On Hold': 'held',
  'Not in Review': 'production',
};

/** One tab for each uploaded version, newest first, with its state. Arrow keys, Home and End go from one to the next. */
export function VersionTabs({ versions, selected, onSelect }: VersionTabsProps) {
  const [newest] = versions;
  const list = useRef<HTMLDivElement>(null);
  useShownEntry(list, `[data-version="${CSS.escape(selected ?? '')}"]`);
  const { before, after, scroll } = useHiddenEntries(list, versions.length);
  const heading = (file: FileDocument) =>
    fileStatusHeading(file.status, { newest: file.id === newest?.id, state: file.delState });
  const go = (event: KeyboardEvent) => {
    const at = versions.findIndex(({ id }) => id === selected);
    const next = versions[keys[event.key]?.(at, versions.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    // Arrow keys step through the film elsewhere in the room.
    event.stopPropagation();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-version="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.versionStrip}>
      {(before || after) && (
        <Arrow label="Newer versions" icon={IconChevronLeft} more={before} onClick={() => scroll(-1)} />
      )}
      <div className={classes.versionList} role="tablist" aria-label="Versions" ref={list}>
        {versions.map((file) => (
          <Button
            key={file.id}
            role="tab"
            data-version={file.id}
            data-tip={`${file.name} · ${heading(file)}`}
            aria-selected={file.id === selected}
            tabIndex={file.id === selected ? 0 : -1}
            size="compact-sm"
            variant={file.id === selected ? 'light' : 'subtle'}
            color={file.id === selected ? undefined : 'gray'}
            rightSection={
              <StatusBadge plain status={looks[heading(file)] ?? file.status ?? 'unknown'} word={heading(file)} />
            }
            // After a click, arrow keys go on stepping through the film.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(file.id)}
            onKeyDown={go}
          >
            v{file.version}
          </Button>
        ))}
      </div>
      {(before || after) && (
        <Arrow label="Older versions" icon={IconChevronRight} more={after} onClick={() => scroll(1)} />
      )}
    </div>
  );
}

/** Index of the tab that a key goes to. */
const keys: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface ArrowProps {
  label: string;
  icon: typeof IconChevronLeft;
  /** Whether there are more. If not, it stays in its place, and keeps the focus. */
  more: boolean;
  onClick: () => void;
}

const Arrow = ({ label, icon: Icon, more, onClick }: ArrowProps) => (
  <ActionIcon
    variant="default"
    size="sm"
    aria-label={label}
    title={label}
    data-disabled={!more || undefined}
    aria-disabled={!more}
    onClick={onClick}
  >
    <Icon size={16} />
  </ActionIcon>
);
