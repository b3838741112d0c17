import { Group, Stack, Text } from '@mantine/core';
import { type Deliverable, deliverables, type FileDocument, pagePath } from '@pavilion/domain';
import type { Column } from '../../kit/column.ts';
import { PageLink } from '../../kit/links.tsx';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { DueLabel } from '../../parts/due-label.tsx';
import { thumbOf } from '../../parts/file-thumb.ts';
import { PersonName } from '../../parts/person-name.tsx';

interface WorklistColumns {
  /** The current version of a deliverable. */
  fileOf: (deliverable: Deliverable) => FileDocument | undefined;
  /** Whether the user may open the review room. */
  opens: boolean;
}

export const worklistColumns = ({ fileOf, opens }: WorklistColumns): Column<Deliverable>[] => [
  {
    key: 'title',
    title: 'Deliverable',
    render: (deliverable) => <TitleCell deliverable={deliverable} file={fileOf(deliverable)} opens={opens} />,
  },
  { key: 'deadline', title: 'Due', width: 130, render: (deliverable) => <DueLabel deliverable={deliverable} /> },
  { key: 'department', title: 'Department', width: 180, wide: true, render: ({ department }) => department ?? '–' },
  {
    key: 'version',
    title: 'Version',
    width: 80,
    wide: true,
    render: ({ currentVersion }) => <span className="tabular">v{currentVersion}</span>,
  },
  {
    key: 'owners',
    title: 'Waiting for',
    width: 200,
    wide: true,
    render: (deliverable) => <WaitingFor deliverable={deliverable} />,
  },
];

interface TitleCellProps {
  deliverable: Deliverable;
  file: FileDocument | undefined;
  opens: boolean;
}

const TitleCell = ({ deliverable, file, opens }: TitleCellProps) => (
  // Beside the other columns of a narrow page, which would leave it a word in each line.
  <Group gap="sm" wrap="nowrap" miw={{ base: 0, sm: 260 }}>
    <div style={{ width: 64, flex: 'none' }}>
      <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} />
    </div>
    <Stack gap={0} miw={0}>
      {opens ? (
        <PageLink fw={500} to={pagePath(deliverables, deliverable)}>
          {deliverable.title}
        </PageLink>
      ) : (
        <Text fw={500} size="sm">
          {deliverable.title}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {[deliverable.productionTitle, deliverable.type].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  </Group>
);

/** Owners without a decision on the version in review. */
function WaitingFor({ deliverable }: { deliverable: Deliverable }) {
  const waiting = deliverable.owners.filter((owner) => deliverable.reviewStatus[owner] === undefined);
  const [first] = waiting;
  if (!first) return <>–</>;
  return (
    <Group gap={6} wrap="nowrap">
      <PersonName id={first} avatar />
      {waiting.length > 1 && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          +{waiting.length - 1}
        </Text>
      )}
    </Group>
  );
}
