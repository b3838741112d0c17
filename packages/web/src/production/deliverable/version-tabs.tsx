import { Button, Tooltip } from '@mantine/core';
import { type FileDocument, fileStatusHeading } from '@pavilion/domain';
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

/** One tab for each uploaded version, newest first, with its state. */
export function VersionTabs({ versions, selected, onSelect }: VersionTabsProps) {
  const [newest] = versions;
  const heading = (file: FileDocument) =>
    fileStatusHeading(file.status, { newest: file.id === newest?.id, state: file.delState });
  return (
    <div className={classes.versionList} role="tablist" aria-label="Versions">
      {versions.map((file) => (
        <Tooltip key={file.id} label={`${file.name} · ${heading(file)}`} openDelay={500}>
          <Button
            role="tab"
            aria-selected={file.id === selected}
            size="compact-sm"
            variant={file.id === selected ? 'light' : 'subtle'}
            color={file.id === selected ? undefined : 'gray'}
            rightSection={
              <StatusBadge plain status={looks[heading(file)] ?? file.status ?? 'unknown'} word={heading(file)} />
            }
            onClick={() => onSelect(file.id)}
          >
            v{file.version}
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}
