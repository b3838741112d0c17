import { Button, Group } from '@mantine/core';
import { airSize, type ControlDoc, graphics, publications } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import type { ReactNode } from 'react';
import { isOwnKey } from '../../kit/own-key.ts';
import { useShortcut } from '../../kit/shortcuts.ts';
import { underDialog } from '../../kit/under-dialog.ts';
import { DesignPicture } from '../design-picture.tsx';
import classes from './control-page.module.css';
import { onAirTitle } from './on-air.ts';
import { ProgrammePicture } from './programme-picture.tsx';
import { TakeWarning } from './sign-off-mark.tsx';
import type { Control } from './use-control.ts';

const group = 'On air';
const ofOthers = (event: KeyboardEvent) => underDialog() || isOwnKey(event);

/** Preview and programme side by side, with the buttons and keys of the operator. */
export function AirScreens({ control, act }: { control: ControlDoc; act: Control }) {
  useShortcut({ keys: 'space,enter', label: 'Take the preview', group, ignore: ofOthers }, () => act.take());
  useShortcut({ keys: 'o,escape', label: 'Take it out', group, ignore: underDialog }, () => act.out());
  useShortcut({ keys: 'n', label: 'Next slide', group, ignore: underDialog }, () => act.next());
  useShortcut({ keys: 'u', label: 'Update to the newest values', group, ignore: underDialog }, () => act.update());
  useShortcut({ keys: 'down', label: 'Preview the next one', group, ignore: underDialog }, () => act.chooseBeside(1));
  useShortcut({ keys: 'up', label: 'Preview the one before', group, ignore: underDialog }, () => act.chooseBeside(-1));
  const { onAir } = act;
  const next = control.preview === undefined ? undefined : control.rundown[control.preview];
  const hasNext = onAir !== undefined && onAir.step + 1 < onAir.steps;
  return (
    <div className={classes.screens}>
      <Screen title="Preview">
        <PreviewPicture control={control} />
      </Screen>
      <Screen title={onAir ? `On air: ${onAirTitle(control)}` : 'Nothing on air'} live={!!onAir}>
        <OnAirPicture control={control} />
      </Screen>
      <Group gap="sm" className={classes.buttons}>
        <Button
          size="md"
          color="red"
          disabled={control.preview === undefined}
          onClick={() => act.take()}
          title="Space or Enter"
        >
          Take
        </Button>
        <Button size="md" variant="default" disabled={!hasNext} onClick={act.next} title="N">
          Next
        </Button>
        <Button size="md" variant="default" disabled={!onAir} onClick={act.update} title="U">
          Update
        </Button>
        <Button size="md" variant="default" disabled={!onAir} onClick={act.out} title="O or Escape">
          Out
        </Button>
        <TakeWarning graphic={next?.graphic} title={next?.title ?? ''} />
      </Group>
    </div>
  );
}

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

/** The graphic of the previewed item as it stands now, as it would be taken. */
function PreviewPicture({ control: { rundown, preview } }: { control: ControlDoc }) {
  const { document: graphic } = useDoc(graphics, preview === undefined ? undefined : rundown[preview]?.graphic);
  const { document: publication } = useDoc(publications, graphic?.publication);
  if (!graphic || !publication) return null;
  const { design } = publication;
  return (
    <DesignPicture
      design={design}
      size={airSize(design)}
      values={graphic.values}
      changes={graphic.changes}
      alt={`Preview: ${graphic.name}`}
    />
  );
}

function OnAirPicture({ control: { programme } }: { control: ControlDoc }) {
  const { document: publication } = useDoc(publications, programme?.publication);
  if (!programme || !publication) return null;
  return <ProgrammePicture key={programme.item} design={publication.design} programme={programme} scale={0.5} />;
}
