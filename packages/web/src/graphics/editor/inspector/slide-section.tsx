import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEditor, useModel } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { FillField } from './fill-field.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';

/** Values of the slide, while no layer is selected. */
export function SlideSection() {
  const { edits } = useEditor();
  const { slide } = useModel();
  const [gesture, setGesture] = useState(newGesture);
  const change = (label: string, changes: Record<string, unknown>, of?: string) =>
    edits.patch(label, [{ part: 'slides', id: slide.id, changes }], of);
  return (
    <Section title="Slide">
      <TextInput
        size="xs"
        label="Name"
        maxLength={200}
        value={slide.name}
        onFocus={() => setGesture(newGesture())}
        onChange={(event) => change('Name', { name: event.currentTarget.value }, gesture)}
      />
      <FillField
        label="Background"
        needed
        value={slide.background}
        onChange={(background, of) => background && change('Background', { background }, of)}
      />
      <Text size="xs" c="dimmed">
        For a video as the background, add a video layer and press Set as Background.
      </Text>
      <NumberField
        label="Stands in films"
        unit="ms"
        min={0}
        max={60_000}
        step={100}
        value={slide.stay}
        onChange={(stay, of) => change('Stay', { stay }, of)}
      />
    </Section>
  );
}
