import { Group, Stack } from '@mantine/core';
import { type BrandKit, freeName } from '@pavilion/domain';
import { SavedInput } from '../../kit/saved-input.tsx';
import { GradientFields } from '../editor/inspector/fill-field.tsx';
import { PaletteContext } from '../editor/inspector/palette.ts';
import { shownGradient } from '../editor/inspector/shown-colour.ts';
import { type KitPartProps, namesOf } from './kit-colours.tsx';
import classes from './kit-gradients.module.css';
import { withItem, withName, withoutItem } from './list-edits.ts';
import { greyWithout, ListPart } from './list-part.tsx';

type Gradients = NonNullable<BrandKit['gradients']>;

/** A new gradient runs through the first colours of the kit. */
function freshGradient({ colours, gradients = [] }: BrandKit): Gradients[number] {
  const [from, to] = colours.map(({ name }) => `kit:${name}`);
  return {
    name: freeName('Gradient', namesOf(gradients)),
    turn: 90,
    stops: [
      { at: 0, colour: from ?? '#0b1f3a', opacity: 1 },
      { at: 1, colour: to ?? '#2f6fed', opacity: 1 },
    ],
  };
}

/** Gradients of a brand kit, with the fields of a fill in the editor. */
export function KitGradients({ kit, edit }: KitPartProps) {
  const { gradients = [] } = kit;
  const change = (next: Gradients) => ({ gradients: next.length > 0 ? next : null });
  const set = (next: Gradients) => edit.choose('Gradients', change(next));
  return (
    <PaletteContext value={{ kit, fields: [], live: false }}>
      <ListPart
        title="Gradients"
        noun="gradient"
        removal={greyWithout}
        items={gradients}
        nameOf={({ name }) => name}
        onAdd={() => set([...gradients, freshGradient(kit)])}
        onRemove={(at) => set(withoutItem(gradients, at))}
      >
        {(gradient, at) => (
          <Group gap="md" align="flex-start" maw={600}>
            <Stack gap="sm" w={220}>
              <SavedInput
                label="Name"
                maxLength={100}
                value={gradient.name}
                onSave={(name) => edit.save('Gradients', change(withName(gradients, at, name)))}
              />
              <div className={classes.shown} style={{ background: shownGradient(gradient, kit) }} aria-hidden />
            </Stack>
            <Stack gap={8} w={340} maw="100%">
              <GradientFields value={gradient} onChange={(next) => set(withItem(gradients, at, next))} />
            </Stack>
          </Group>
        )}
      </ListPart>
    </PaletteContext>
  );
}
