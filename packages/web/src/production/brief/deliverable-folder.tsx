import { Badge, Checkbox, Collapse, Group, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { useGroupPlace } from '../../kit/card-groups.tsx';
import { formatCount } from '../../kit/count-words.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { CurrentFile } from '../../parts/current-file.tsx';
import { DeliverableCard } from '../../parts/deliverable-card.tsx';
import { useOpensIn } from '../../parts/opens-in.ts';
import { useRanged } from '../../parts/use-ranged.ts';
import { useCan } from '../../session/session-provider.tsx';
import type { DeliverableGroup } from './arrange-deliverables.ts';
import classes from './deliverable-rows.module.css';

interface DeliverableFolderProps {
  brief: string;
  group: DeliverableGroup;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  /** Takes dropped cards; absent where cards cannot move. By keyboard, a batch edit changes the folder. */
  onDropInto: ((ids: readonly string[]) => void) | undefined;
}

/** Data of dragged cards. */
const carried = 'application/x-deliverables';

/** One folder of cards. Each brief remembers which folders are folded. */
export function DeliverableFolder({ brief, group, selected, onSelect, onDropInto }: DeliverableFolderProps) {
  const [folded, setFolded] = useRemembered(`folder.${brief}.${group.key}`, false);
  const opens = useOpensIn();
  const [over, setOver] = useState(false);
  const place = useGroupPlace(group.deliverables.length);
  const edits = useCan('editDeliverables');
  const ids = group.deliverables.map((deliverable) => deliverable.id);
  const toggle = useRanged(group.deliverables, onSelect);
  const count = ids.filter((id) => selected.has(id)).length;
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <section
      aria-label={group.title}
      className={classes.target}
      style={place.style}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!onDropInto || !event.dataTransfer.types.includes(carried)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const ids = event.dataTransfer.getData(carried);
        if (!ids || !onDropInto) return;
        event.preventDefault();
        onDropInto(ids.split(' '));
      }}
    >
      <Group gap="xs" mb="xs">
        {edits && (
          <Checkbox
            size="xs"
            aria-label={`Select all in ${group.title}`}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={(event) => onSelect(ids, event.currentTarget.checked)}
          />
        )}
        <UnstyledButton onClick={() => setFolded(!folded)} aria-expanded={!folded}>
          <Group gap={6}>
            <Chevron size={16} aria-hidden />
            <Title order={2} fz="sm">
              {group.title}
            </Title>
            <Badge size="sm" variant="default">
              {formatCount(ids.length)}
            </Badge>
          </Group>
        </UnstyledButton>
      </Group>
      <Collapse expanded={!folded} transitionDuration={250}>
        <CardGrid
          items={group.deliverables}
          keyOf={(deliverable) => deliverable.id}
          label={group.title}
          most={place.columns}
          oneOfMany
        >
          {(deliverable) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: dragging is an extra for the pointer.
            <div
              className={classes.draggable}
              draggable={onDropInto !== undefined}
              onDragStart={(event) => {
                const chosen = selected.has(deliverable.id) ? [...selected] : [deliverable.id];
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData(carried, chosen.join(' '));
              }}
            >
              <CurrentFile of={deliverable}>
                {(file) => (
                  <DeliverableCard
                    deliverable={deliverable}
                    file={file}
                    opens={opens}
                    selected={selected.has(deliverable.id)}
                    onSelect={edits ? toggle : undefined}
                  />
                )}
              </CurrentFile>
            </div>
          )}
        </CardGrid>
      </Collapse>
    </section>
  );
}
