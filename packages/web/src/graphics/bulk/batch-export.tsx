import { Alert, Button, Checkbox, Group, SegmentedControl, Stack } from '@mantine/core';
import {
  awaitsSignOff,
  countWords,
  type Design,
  type Graphic,
  holdsSlides,
  sizeOrder,
  sizeWords,
} from '@pavilion/domain';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { Drawer } from '../../kit/drawer.tsx';
import { submits } from '../../kit/submits.ts';
import { ExportList } from '../maker/exports/export-list.tsx';
import { LostFonts } from '../maker/exports/lost-fonts.tsx';

interface BatchExportProps {
  batch: string;
  name: string;
  graphics: readonly Graphic[];
  design: Design;
  opened: boolean;
  onClose: () => void;
}

const formats = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'webp', label: 'WebP' },
  { value: 'pdf', label: 'PDF' },
] as const;

/** Exports of graphics that were made together: one zip of all, and the zips drawn so far. */
export function BatchExport({ opened, onClose, ...of }: BatchExportProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Export All" position="right">
      {opened && (
        <Stack gap="xl">
          <BatchForm {...of} />
          <ExportList
            where={{ batch: of.batch }}
            about={{ name: of.name, brands: of.graphics[0]?.brands ?? [] }}
            graphics={of.graphics}
            several
          />
        </Stack>
      )}
    </Drawer>
  );
}

function BatchForm({ batch, graphics, design }: Omit<BatchExportProps, 'opened' | 'onClose'>) {
  const allSizes = sizeOrder(design.sizes);
  const [format, setFormat] = useState<(typeof formats)[number]['value']>('png');
  const [sizes, setSizes] = useState(allSizes);
  const call = useCall(calls.graphics.exportBatch, { quiet: true });
  const each = sizes.length * (holdsSlides(format) ? 1 : design.slides.length);
  const unsigned = graphics.filter(awaitsSignOff).length;
  return (
    <form noValidate onSubmit={submits(() => call.run({ batch, format, sizes }))}>
      <Stack gap="md">
        <LostFonts design={design} />
        {unsigned > 0 && (
          <Alert color="blue">
            {countWords(unsigned, 'graphic')} of these still need sign-off. Until then, pictures downloaded here carry
            the words “Not signed off”. Send to Brief gives the brief pictures without these words, for review.
          </Alert>
        )}
        <SegmentedControl aria-label="Format" data={[...formats]} value={format} onChange={setFormat} />
        <Checkbox.Group label="Sizes" value={sizes} onChange={setSizes}>
          <Stack gap={6} mt={6}>
            {allSizes.map((id) => {
              const size = design.sizes[id]!;
              return <Checkbox key={id} value={id} label={[size.label, sizeWords(size)].filter(Boolean).join(' · ')} />;
            })}
          </Stack>
        </Checkbox.Group>
        {call.refusal && (
          <Alert color="red" role="alert">
            {call.refusal.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button
            type="submit"
            leftSection={<IconDownload size={16} />}
            loading={call.pending}
            disabled={sizes.length === 0}
          >
            Export {countWords(graphics.length * each, format === 'pdf' ? 'PDF' : 'Picture')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
