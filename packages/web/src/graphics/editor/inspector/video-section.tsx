import { Button, SimpleGrid, Switch, Text } from '@mantine/core';
import { type DesignSlot, filmPartOf, frameKey, type SlotVideo } from '@pavilion/domain/graphics';
import { ownPictures, pictureAddress } from '../../drawing/picture-addresses.ts';
import { isBackground, setAsBackground } from '../actions/background.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { CropFields } from './crop-fields.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';
import { VideoField } from './video-field.tsx';

/** The video of a layer: which part of it shows, what follows its end, its sound and its poster (GFX-007). */
export function VideoSection({ selected }: { selected: Selected }) {
  const only = selected.slots.length === 1 ? selected.slots[0] : undefined;
  const video = selected.common((slot) => slot.video ?? null);
  const image =
    only?.video &&
    pictureAddress(frameKey(only.video.file, only.video.poster ?? filmPartOf(only.video).in), ownPictures);
  return (
    <Section title="Video">
      <VideoField value={video} onChange={(next) => selected.change('Video', { video: next })} />
      {only?.video && <PartFields video={only.video} selected={selected} />}
      <CropFields selected={selected} image={image} />
      {only && <BackgroundButton slot={only} />}
    </Section>
  );
}

const ends = ['hold', 'loop'] as const;

function PartFields({ video, selected }: { video: SlotVideo; selected: Selected }) {
  const part = filmPartOf(video);
  const { rate, frames, hasSound } = video;
  const set = (label: string, changes: Partial<Record<keyof SlotVideo, unknown>>, gesture?: string) =>
    selected.change(
      label,
      Object.fromEntries(Object.entries(changes).map(([name, value]) => [`video.${name}`, value])),
      gesture,
    );
  const rest = frames - part.in;
  const seconds = ((part.length * rate.den) / rate.num).toFixed(2);
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <NumberField
          label="In point"
          unit="frame"
          min={0}
          max={frames - 1}
          value={part.in}
          onChange={(next, gesture) => {
            const isTooLong = video.length !== undefined && next + video.length > frames;
            set('In point', { in: next, ...(isTooLong && { length: null }) }, gesture);
          }}
        />
        <NumberField
          label="Length"
          unit="frames"
          min={1}
          max={rest}
          value={part.length}
          onChange={(length, gesture) => set('Length', { length: length === rest ? null : length }, gesture)}
        />
        <ChoiceField
          label="After its end"
          value={video.atEnd}
          options={ends}
          words={{ hold: 'Holds the last frame', loop: 'Begins again' }}
          onChange={(atEnd) => set('End', { atEnd })}
        />
        <NumberField
          label="Poster"
          unit="frame"
          min={0}
          max={frames - 1}
          value={video.poster ?? part.in}
          onChange={(poster, gesture) => set('Poster', { poster: poster === part.in ? null : poster }, gesture)}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {seconds} s at {Math.round((rate.num / rate.den) * 100) / 100} frames a second. Pictures show the poster.
      </Text>
      <Switch
        size="xs"
        label="With sound"
        description={hasSound ? 'In MP4 files and players. On air it is silent.' : 'This video has no sound.'}
        disabled={!hasSound}
        checked={video.sound && hasSound}
        onChange={(event) => set('Sound', { sound: event.currentTarget.checked })}
      />
    </>
  );
}

/** Makes the video the ground of its slide (GFX-024). */
function BackgroundButton({ slot }: { slot: DesignSlot }) {
  const editor = useEditor();
  const model = useModel();
  if (slot.parent !== undefined) return null;
  return isBackground(model, slot) ? (
    <Text size="xs" c="dimmed">
      This video is the background of the slide.
    </Text>
  ) : (
    <Button size="xs" variant="default" onClick={() => setAsBackground(editor, slot.id)}>
      Set as Background
    </Button>
  );
}
