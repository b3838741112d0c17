import { Button, Text } from '@mantine/core';
import type { ControlDoc, RundownItem } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { IconMovie, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../../kit/panel.tsx';
import { AddFilm } from './add-film.tsx';
import { AddGraphics } from './add-graphics.tsx';
import classes from './control-page.module.css';
import { OtherOperators } from './other-operators.tsx';
import { RundownRow } from './rundown-row.tsx';
import type { Control } from './use-control.ts';

/** The graphics and films of a rundown, in their order, with those on air and in preview marked. */
export function Rundown({ control, act }: { control: ControlDoc; act: Control }) {
  const [adding, setAdding] = useState<'graphics' | 'film' | null>(null);
  const { rundown } = control;
  const { order } = act;
  const list = usePreviewInSight(control.preview);
  const close = () => setAdding(null);
  const add = (item: Omit<RundownItem, 'order'>) => {
    const last = Math.max(0, ...order.map((each) => rundown[each]!.order));
    act.save({ [`rundown.${newId()}`]: { ...item, order: last + 1 } });
  };
  return (
    <Panel
      title="Rundown"
      actions={
        <>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding('graphics')}>
            Add Graphics
          </Button>
          <Button variant="default" leftSection={<IconMovie size={16} />} onClick={() => setAdding('film')}>
            Add Film
          </Button>
        </>
      }
    >
      <OtherOperators control={control} />
      {order.length === 0 && (
        <Text c="dimmed">Add the graphics and films of this match in the order in which they will be needed.</Text>
      )}
      <ol ref={list} className={classes.rundown}>
        {order.map((item, at) => (
          <RundownRow key={item} control={control} act={act} item={item} at={at} />
        ))}
      </ol>
      <AddGraphics opened={adding === 'graphics'} rundown={rundown} onAdd={add} onClose={close} />
      <AddFilm opened={adding === 'film'} onAdd={add} onClose={close} />
    </Panel>
  );
}

/** Scrolls to the row of the preview when another one comes into it, unless somebody types. */
function usePreviewInSight(preview: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const former = useRef(preview);
  useEffect(() => {
    if (former.current === preview) return;
    former.current = preview;
    if (document.activeElement instanceof HTMLInputElement) return;
    list.current?.querySelector("[data-state='Preview']")?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  return list;
}
