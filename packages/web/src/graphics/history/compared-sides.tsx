import { SimpleGrid, Stack, Text } from '@mantine/core';
import { DesignPicture } from '../design-picture.tsx';
import type { SceneOfDesign } from '../use-scene.ts';

/** A state to be shown beside another one. */
export interface ComparedSide extends Pick<SceneOfDesign, 'design' | 'values' | 'changes'> {
  title: string;
}

/** Two states side by side: all slides of each, in its first size. */
export const ComparedSides = ({ left, right }: { left: ComparedSide; right: ComparedSide }) => (
  <SimpleGrid cols={2}>
    <Side {...left} />
    <Side {...right} />
  </SimpleGrid>
);

const Side = ({ title, design, values, changes }: ComparedSide) => (
  <Stack gap="xs">
    <Text size="sm" fw={550}>
      {title}
    </Text>
    {design.slides.map(({ id, name }) => (
      <DesignPicture
        key={id}
        design={design}
        slide={id}
        values={values}
        changes={changes}
        alt={[title, name].filter(Boolean).join(': ')}
      />
    ))}
  </Stack>
);
