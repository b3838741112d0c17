import { Alert, Button, Checkbox, Group, List, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import {
  awaitsSignOff,
  countWords,
  type Design,
  type FieldValues,
  frameRates,
  type Graphic,
  type GraphicExport,
  holdsSlides,
  missingForExport,
  mostExportPictures,
  sizeOrder,
  sizeWords,
} from '@pavilion/domain';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { submits } from '../../../kit/submits.ts';
import classes from './exports.module.css';
import { formatsOf, hasQuality, nounOf } from './formats.ts';
import { LostFonts } from './lost-fonts.tsx';

interface ExportFormProps {
  graphic: Graphic;
  design: Design;
  values: FieldValues;
}

/** Chooses the format, the sizes and the slides of an export. */
export function ExportForm({ graphic, design, values }: ExportFormProps) {
  const allSizes = sizeOrder(design.sizes);
  const allSlides = design.slides.map(({ id }) => id);
  const formats = formatsOf(design);
  const [format, setFormat] = useState(formats[0]!.value);
  const [quality, setQuality] = useState(90);
  const [rate, setRate] = useState<GraphicExport['rate']>(frameRates[0]);
  const [sizes, setSizes] = useState(allSizes);
  const [slides, setSlides] = useState(allSlides);
  const call = useCall(calls.graphics.exportGraphic, { quiet: true });
  const missing = Object.values(missingForExport(design, values));
  const tooMany = sizes.length * slides.length > mostExportPictures;
  const ask = () => call.run({ graphic: graphic.id, format, quality, rate, sizes, slides });
  return (
    <form noValidate onSubmit={submits(ask)}>
      <Stack gap="md">
        {missing.length > 0 && (
          <Alert color="yellow" title="This graphic is not complete yet">
            <List size="sm">
              {missing.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <LostFonts design={design} />
        {awaitsSignOff(graphic) && (
          <Alert color="blue">
            This template needs sign-off. Until the graphic is signed off in a brief, exports downloaded here carry the
            words “Not signed off”. Send to Brief gives the brief a file without these words, for review.
          </Alert>
        )}
        <SegmentedControl
          aria-label="Format"
          classNames={{ root: classes.formats! }}
          withItemsBorders={false}
          data={formats.map(({ value, label }) => ({ value, label }))}
          value={format}
          onChange={(next) => setFormat(formats.find(({ value }) => value === next)?.value ?? 'png')}
        />
        {format === 'ograf' && (
          <Text size="sm">
            A package for playout software that reads OGraf. It plays, updates and stops without Pavilion; its slides
            are its steps.
          </Text>
        )}
        {format === 'mp4' && (
          <SegmentedControl
            aria-label="Frames a second"
            data={frameRates.map((each) => ({ value: String(each), label: `${each} frames a second` }))}
            value={String(rate)}
            onChange={(next) => setRate(frameRates.find((each) => String(each) === next) ?? frameRates[0])}
          />
        )}
        {hasQuality(format) && (
          <div>
            <Text size="sm" fw={500}>
              Quality
            </Text>
            <Slider
              mb="md"
              min={10}
              max={100}
              step={5}
              marks={[{ value: 50 }, { value: 90 }]}
              thumbLabel="Quality"
              value={quality}
              onChange={setQuality}
            />
          </div>
        )}
        <Checkbox.Group label="Sizes" value={sizes} onChange={setSizes}>
          <Stack gap={6} mt={6}>
            {allSizes.map((id) => {
              const size = design.sizes[id]!;
              return <Checkbox key={id} value={id} label={[size.label, sizeWords(size)].filter(Boolean).join(' · ')} />;
            })}
          </Stack>
        </Checkbox.Group>
        {allSlides.length > 1 && (
          <Checkbox.Group label="Slides" value={slides} onChange={setSlides}>
            <Stack gap={6} mt={6}>
              {design.slides.map(({ id, name }, at) => (
                <Checkbox key={id} value={id} label={name || `Slide ${at + 1}`} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {(tooMany || call.refusal) && (
          <Text size="sm" c="var(--pv-red)" role="alert">
            {call.refusal?.message ?? 'An export can have at most 200 pictures. Choose fewer sizes or slides.'}
          </Text>
        )}
        <Group justify="flex-end">
          <Button
            type="submit"
            leftSection={<IconDownload size={16} />}
            loading={call.pending}
            disabled={missing.length > 0 || tooMany || sizes.length === 0 || slides.length === 0}
          >
            Export {countWords(sizes.length * (holdsSlides(format) ? 1 : slides.length), nounOf(format))}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
