import { Stack } from '@mantine/core';
import type { Design, FieldValues, Graphic } from '@pavilion/domain';
import { Drawer } from '../../../kit/drawer.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';

interface ExportWindowProps {
  graphic: Graphic;
  design: Design;
  values: FieldValues;
  opened: boolean;
  onClose: () => void;
}

/** Exports of a graphic: what to draw, and the files drawn so far (GFX-023). */
export function ExportWindow({ graphic, design, values, opened, onClose }: ExportWindowProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Export" position="right">
      {opened && (
        <Stack gap="xl">
          <ExportForm graphic={graphic} design={design} values={values} />
          <ExportList where={{ graphic: graphic.id }} about={graphic} graphics={[graphic]} />
        </Stack>
      )}
    </Drawer>
  );
}
