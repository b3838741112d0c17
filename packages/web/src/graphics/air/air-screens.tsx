import { Button, Group, Text } from '@mantine/core';
import type { ControlDoc, UnfitText } from '@pavilion/domain';
import { formatSecond } from '@pavilion/domain';
import { type ReactNode, useState } from 'react';
import { isOwnKey } from '../../kit/own-key.ts';
import { useShortcut } from '../../kit/shortcuts.ts';
import { underDialog, wasUnderDialog } from '../../kit/under-dialog.ts';
import classes from './control-page.module.css';
import { OnAirPicture, PreviewPicture } from './layer-pictures.tsx';
import { itemTitle, onAirTitle } from './on-air.ts';
import { TakeWarning } from './take-warning.tsx';
import type { Control } from './use-control.ts';

const group = 'On air';
const ofOthers = (event: KeyboardEvent) => underDialog() || isOwnKey(event);

/** Preview and programme side by side, with the buttons and keys of the operator. */
export function AirScreens({ control, act }: { control: ControlDoc; act: Control }) {
  useShortcut({ keys: 'space,enter', label: 'Take the preview', group, ignore: ofOthers }, () => act.take());
  useShortcut({ keys: 'o,escape', label: 'Take one out', group, ignore: wasUnderDialog }, () => act.out());
  useShortcut({ keys: 'n', label: 'Next slide', group, ignore: underDialog }, () => act.next());
  useShortcut({ keys: 'u', label: 'Update to the newest values', group, ignore: underDialog }, () => act.update());
  useShortcut({ keys: 'down', label: 'Preview the next one', group, ignore: underDialog }, () => act.chooseBeside(1));
  useShortcut({ keys: 'up', label: 'Preview the one before', group, ignore: underDialog }, () => act.chooseBeside(-1));
  useShortcut({ keys: 'shift+o,shift+escape', label: 'Take all out', group, ignore: wasUnderDialog }, () =>
    act.allOut(),
  );
  const { onAir, inHand, lost } = act;
  const [drawn, setDrawn] = useState<{ item: string | undefined; unfit: readonly UnfitText[] }>();
  const next = control.preview === undefined ? undefined : control.rundown[control.preview];
  const hasNext = inHand !== undefined && inHand.programme.step + 1 < inHand.programme.steps;
  const live = onAir.length > 0;
  const state = live ? `On air: ${onAirTitle(control, onAir)}` : 'Nothing on air';
  const isLost = lost !== undefined;
  return (
    <div className={classes.screens}>
      <Screen title="Preview">
        <PreviewPicture control={control} onUnfit={(unfit) => setDrawn({ item: control.preview, unfit })} />
      </Screen>
      <Screen title={lost === undefined ? state : `Last known at ${lostTime(lost)}: ${state}`} live={live && !lost}>
        <OnAirPicture control={control} />
      </Screen>
      <Group gap="sm" className={classes.buttons}>
        <Button
          size="md"
          color="red"
          disabled={isLost || control.preview === undefined}
          onClick={() => act.take()}
          title="Space or Enter"
        >
          Take
        </Button>
        <Button size="md" variant="default" disabled={isLost || !hasNext} onClick={() => act.next()} title="N">
          Next
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={isLost || !inHand?.programme.publication}
          onClick={() => act.update()}
          title="U"
        >
          Update
        </Button>
        <Button size="md" variant="default" disabled={isLost || !live} onClick={() => act.out()} title="O or Escape">
          Out
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={isLost || !live}
          onClick={act.allOut}
          title="Shift and O, or Shift and Escape"
        >
          All Out
        </Button>
        {inHand && onAir.length > 1 && (
          <Text size="sm" role="status">
            Next, Update and Out are for “{itemTitle(control, inHand.programme.item)}”.
          </Text>
        )}
        {isLost && (
          <Text size="sm" fw={600} c="var(--pv-orange)" role="alert">
            There is no connection to the server: what is on air now is not known, and nothing can be taken or taken out
            until it is back.
          </Text>
        )}
        <TakeWarning
          {...(next?.graphic && { graphic: next.graphic })}
          title={next?.title ?? ''}
          {...(drawn?.item === control.preview && drawn && { unfit: drawn.unfit })}
        />
      </Group>
    </div>
  );
}

const lostTime = (milliseconds: number) => formatSecond(new Date(milliseconds).toISOString());

function Screen({ title, live = false, children }: { title: string; live?: boolean; children: ReactNode }) {
  return (
    <section className={classes.screen} data-live={live} aria-label={title}>
      <h2 className={classes.title} aria-live={live ? 'polite' : undefined}>
        {title}
      </h2>
      <div className={classes.glass}>{children}</div>
    </section>
  );
}
