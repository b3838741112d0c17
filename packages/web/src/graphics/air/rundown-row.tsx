import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { type ControlDoc, graphics, pagePath, type UnfitText } from '@pavilion/domain';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { PageLink } from '../../kit/links.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import classes from './control-page.module.css';
import { ItemThumb } from './item-thumb.tsx';
import { EndPick, LayerPick, takeOutFirst } from './layer-pick.tsx';
import { NewerValues } from './newer-values.tsx';
import { itemTitle } from './on-air.ts';
import { ItemMarks } from './take-warning.tsx';
import type { Control } from './use-control.ts';

interface RundownRowProps {
  control: ControlDoc;
  act: Control;
  /** Id of the item, and its place in the rundown. */
  item: string;
  at: number;
}

/** An item of a rundown: its picture, name, state and layer, and what can be done with it. */
export function RundownRow({ control: { rundown, preview }, control, act, item, at }: RundownRowProps) {
  const { order, save } = act;
  const [unfit, setUnfit] = useState<readonly UnfitText[]>([]);
  const { graphic, film } = rundown[item]!;
  const title = itemTitle(control, item);
  const onAir = act.onAirOf(item);
  const state = onAir ? 'On air' : preview === item ? 'Preview' : '';
  const swap = (other: string) =>
    save({ [`rundown.${item}.order`]: rundown[other]!.order, [`rundown.${other}.order`]: rundown[item]!.order });
  return (
    <li className={classes.item} data-state={state}>
      <ItemThumb item={rundown[item]!} onUnfit={setUnfit} />
      <div className={classes.name}>
        {graphic ? (
          // In a tab of its own: nobody leaves the controls of a programme by a slip.
          <PageLink to={pagePath(graphics, { id: graphic })} target="_blank">
            {title}
          </PageLink>
        ) : (
          title
        )}
        {graphic && <ItemMarks graphic={graphic} unfit={unfit} />}
        {graphic && onAir && <NewerValues graphic={graphic} programme={onAir.programme} />}
      </div>
      <Text size="sm" fw={600} className={classes.state} component="div">
        {onAir && act.lost === undefined ? <StatusBadge status="onAir" plain /> : onAir ? 'On air, last known' : state}
      </Text>
      <Group gap={6} className={classes.choices}>
        <LayerPick
          title={title}
          item={rundown[item]!}
          onAir={onAir !== undefined}
          onChange={(layer) => save({ [`rundown.${item}.layer`]: layer })}
        />
        {film && (
          <EndPick
            title={title}
            item={rundown[item]!}
            onChange={(atEnd) => save({ [`rundown.${item}.atEnd`]: atEnd })}
          />
        )}
      </Group>
      <Group gap={4} wrap="nowrap">
        <Button size="compact-sm" variant="default" onClick={() => act.choose(item)}>
          Preview
        </Button>
        {onAir ? (
          <OnAirButtons act={act} item={item} isFilm={film !== undefined} />
        ) : (
          <TakeButton act={act} item={item} />
        )}
        <ActionIcon
          variant="subtle"
          aria-label={`Move ${title} up`}
          disabled={at === 0}
          onClick={() => swap(order[at - 1]!)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={`Move ${title} down`}
          disabled={at === order.length - 1}
          onClick={() => swap(order[at + 1]!)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={`Remove ${title} from the rundown`}
          disabled={onAir !== undefined}
          title={onAir ? takeOutFirst : undefined}
          onClick={() => save({ [`rundown.${item}`]: null })}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
    </li>
  );
}

const TakeButton = ({ act, item }: { act: Control; item: string }) => (
  <Button size="compact-sm" variant="default" disabled={act.lost !== undefined} onClick={() => act.take(item)}>
    Take
  </Button>
);

/** Of an item on air: the buttons below the screens are for one of them only. */
function OnAirButtons({ act, item, isFilm }: { act: Control; item: string; isFilm: boolean }) {
  const { step = 0, steps = 1 } = act.onAirOf(item)?.programme ?? {};
  const button = { size: 'compact-sm', variant: 'default', disabled: act.lost !== undefined } as const;
  return (
    <>
      {step + 1 < steps && (
        <Button {...button} onClick={() => act.next(item)}>
          Next
        </Button>
      )}
      {!isFilm && (
        <Button {...button} onClick={() => act.update(item)}>
          Update
        </Button>
      )}
      <Button {...button} onClick={() => act.out(item)}>
        Out
      </Button>
    </>
  );
}
