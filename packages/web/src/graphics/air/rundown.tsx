import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { awaitsSignOff, type ControlDoc, controlDocs, graphics, pagePath } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { useLive, usePatch } from '@pavilion/sync/react';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { PageLink } from '../../kit/links.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { Select } from '../../kit/select.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import classes from './control-page.module.css';
import { NewerValues } from './newer-values.tsx';
import { OtherOperators } from './other-operators.tsx';
import { notSignedOff, SignOffMark } from './sign-off-mark.tsx';
import type { Control } from './use-control.ts';

/** Newest graphics that are offered; a search finds older ones in the list of graphics. */
const mostOffered = 300;

/** The graphics of a rundown, in their order, with those on air and in preview marked. */
export function Rundown({ control, act }: { control: ControlDoc; act: Control }) {
  const patch = usePatch(controlDocs);
  const save = (changes: Record<string, unknown>) =>
    void patch(control.id, changes).catch((error: unknown) => notifyError(refusalWords(error).message));
  const { rundown, preview } = control;
  const { order, onAir } = act;
  const last = Math.max(0, ...order.map((item) => rundown[item]!.order));
  const swap = (item: string, other: string | undefined) =>
    other !== undefined &&
    save({ [`rundown.${item}.order`]: rundown[other]!.order, [`rundown.${other}.order`]: rundown[item]!.order });
  return (
    <Panel
      title="Rundown"
      actions={
        <AddGraphic onAdd={(graphic, title) => save({ [`rundown.${newId()}`]: { graphic, title, order: last + 1 } })} />
      }
    >
      <OtherOperators control={control} />
      {order.length === 0 && (
        <Text c="dimmed">Add the graphics of this match in the order in which they will be needed.</Text>
      )}
      <ol className={classes.rundown}>
        {order.map((item, at) => {
          const { title, graphic } = rundown[item]!;
          const state = onAir?.item === item ? 'On air' : preview === item ? 'Preview' : '';
          return (
            <li key={item} className={classes.item} data-state={state}>
              {/* In a tab of its own: nobody leaves the controls of a programme by a slip. */}
              <PageLink className={classes.name} to={pagePath(graphics, { id: graphic })} target="_blank">
                {title || 'A graphic'}
              </PageLink>
              <SignOffMark graphic={graphic} />
              {onAir?.item === item && <NewerValues graphic={graphic} programme={onAir} />}
              <Text size="sm" fw={600} className={classes.state} component="div">
                {state === 'On air' ? <StatusBadge status="onAir" plain /> : state}
              </Text>
              <Group gap={4} wrap="nowrap">
                <Button size="compact-sm" variant="default" onClick={() => act.choose(item)}>
                  Preview
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => act.take(item)}>
                  Take
                </Button>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Move ${title} up`}
                  disabled={at === 0}
                  onClick={() => swap(item, order[at - 1])}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Move ${title} down`}
                  disabled={at === order.length - 1}
                  onClick={() => swap(item, order[at + 1])}
                >
                  <IconArrowDown size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Remove ${title} from the rundown`}
                  disabled={onAir?.item === item}
                  title={onAir?.item === item ? 'Take it out first' : undefined}
                  onClick={() => save({ [`rundown.${item}`]: null })}
                >
                  <IconX size={16} />
                </ActionIcon>
              </Group>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function AddGraphic({ onAdd }: { onAdd: (graphic: string, title: string) => void }) {
  const { documents } = useLive(graphics, {
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    limit: mostOffered,
  });
  // Choosing writes the name into the field, where it would be added to the next search.
  const [search, setSearch] = useState('');
  return (
    <Select
      aria-label="Add a graphic"
      placeholder="Add a graphic"
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      value={null}
      data={documents.map((graphic) => ({
        value: graphic.id,
        label: awaitsSignOff(graphic) ? `${graphic.name} · ${notSignedOff}` : graphic.name,
      }))}
      onChange={(id) => {
        const chosen = documents.find((graphic) => graphic.id === id);
        if (chosen) onAdd(chosen.id, chosen.name);
        setSearch('');
      }}
    />
  );
}
