import { Group, Stack } from '@mantine/core';
import { type BrandKit, freeName } from '@pavilion/domain';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PictureField } from '../maker/picture/picture-field.tsx';
import { type KitPartProps, namesOf } from './kit-colours.tsx';
import { withItem, withoutItem } from './list-edits.ts';

/** Logos of a brand kit. A logo whose picture is removed leaves the kit. */
export function KitLogos({ kit, edit }: KitPartProps) {
  const { logos } = kit;
  const set = (next: BrandKit['logos']) => edit.choose('Logos', { logos: next });
  const picture = { error: undefined, withAsterisk: false, owner: { of: 'brandKits', id: kit.id } as const };
  return (
    <Panel title="Logos">
      <Stack gap="md">
        {logos.map(({ name, file }, at) => (
          <Group key={file} gap="sm" align="flex-start" role="group" aria-label={name}>
            <SavedInput
              label="Name"
              w={220}
              maxLength={100}
              value={name}
              onSave={(next) => edit.save('Logos', { logos: withItem(logos, at, { name: next }) })}
            />
            <PictureField
              {...picture}
              label={name}
              description={undefined}
              value={file}
              onChange={(next) => set(next ? withItem(logos, at, { file: next }) : withoutItem(logos, at))}
            />
          </Group>
        ))}
        <PictureField
          {...picture}
          label="New logo"
          description="PNG, JPEG or WebP; PNG and WebP keep a transparent ground."
          value=""
          onChange={(file) => file && set([...logos, { name: freeName('Logo', namesOf(logos)), file }])}
        />
      </Stack>
    </Panel>
  );
}
