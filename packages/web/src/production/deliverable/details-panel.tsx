import { Button, Group, Stack, Text } from '@mantine/core';
import { type Deliverable, type FileDocument, type FileMetadata, fileMetadata, sizeWords } from '@pavilion/domain';
import { productionPolicies } from '@pavilion/domain/policies/production';
import type { ReactNode } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { fileSizeLabel, lengthLabel } from '../../kit/sizes.ts';
import { DueLabel } from '../../parts/due-label.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { useMay } from '../../session/use-may.ts';
import { Card } from './card.tsx';
import { DeliverableForm } from './deliverable-form.tsx';
import { DistributeCard } from './distribute-card.tsx';
import { SubtitlesCard } from './subtitles-card.tsx';

const GraphicOrigin = lazyPart(() => import('../../parts/graphic-origin.tsx').then((module) => module.GraphicOrigin));

/** Details of the deliverable, metadata of the file, distribution (PRD-080, PRD-081, OPN-055). */
export function DetailsPanel({ deliverable, file }: { deliverable: Deliverable; file: FileDocument | undefined }) {
  const mayEdit = useMay(productionPolicies.deliverables).patch(deliverable, 'title');
  return (
    <Stack gap="lg">
      {mayEdit ? (
        <DeliverableForm key={deliverable.id} deliverable={deliverable} />
      ) : (
        <Facts deliverable={deliverable} />
      )}
      <SubtitlesCard deliverable={deliverable} moving={file?.assetType === 'video'} />
      {file && <DistributeCard deliverable={deliverable} file={file} />}
      {file && <Metadata file={file} />}
    </Stack>
  );
}

function Facts({ deliverable }: { deliverable: Deliverable }) {
  return (
    <Card title="Details">
      <Fact name="Type">{deliverable.type}</Fact>
      <Fact name="Dimensions">{deliverable.format}</Fact>
      <Fact name="Brand">{deliverable.brand}</Fact>
      <Fact name="Deadline">
        <DueLabel deliverable={deliverable} />
      </Fact>
    </Card>
  );
}

function Metadata({ file }: { file: FileDocument }) {
  const ask = useCall(calls.files.createMetadata, { done: 'Reading the file again' });
  const read = fileMetadata.safeParse(file.metadata);
  const rows = read.success ? rowsOf(read.data) : [];
  return (
    <Card title="Metadata">
      <Fact name="File">{file.name}</Fact>
      <Fact name="Size">{fileSizeLabel(file.size)}</Fact>
      {rows.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name="Uploaded by">
        <PersonName id={file.uploadedBy} />
      </Fact>
      {file.graphic && (
        <Fact name="Social graphic">
          <GraphicOrigin file={file} />
        </Fact>
      )}
      {!read.success && file.media !== 'pending' && (
        <Button size="xs" variant="default" loading={ask.pending} onClick={() => void ask.run({ file: file.id })}>
          Read metadata
        </Button>
      )}
    </Card>
  );
}

function rowsOf(data: FileMetadata): [string, string][] {
  const audio = data.audio
    ?.map((track) => `${track.codec_name} ${track.channel_layout}, ${track.compression}`)
    .join('; ');
  const rows: [string, string | undefined][] = [
    ['Format', data.format],
    ['Dimensions', data.width && data.height ? sizeWords({ width: data.width, height: data.height }) : undefined],
    ['Aspect ratio', data.display_aspect_ratio],
    ['Duration', data.duration === undefined ? undefined : lengthLabel(data.duration)],
    ['Timecode', data.timecode],
    ['Frame rate', data.frameRate && `${Number((data.frameRate.num / data.frameRate.den).toFixed(3))} fps`],
    [
      'Bitrate',
      data.bitrate === undefined ? undefined : `${Math.round(data.bitrate / 1000).toLocaleString('en-GB')} kb/s`,
    ],
    ['Video codec', data.videoCodec && [data.videoCodec, data.profile].filter(Boolean).join(' ')],
    ['Audio', audio || undefined],
    ['Pages', data.pages?.toString()],
    ['Made on', data.file_created?.slice(0, 10).split('-').reverse().join('/')],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === '') return null;
  return (
    <Group justify="space-between" wrap="nowrap" gap="md" align="flex-start">
      <Text size="xs" c="dimmed" flex="none">
        {name}
      </Text>
      <Text size="xs" ta="right" className="tabular" style={{ overflowWrap: 'anywhere' }} component="div">
        {children}
      </Text>
    </Group>
  );
}
