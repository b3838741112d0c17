import { Button, Group, Text } from '@mantine/core';
import { briefs, type GraphicExport, keptBack, pagePath } from '@pavilion/domain';
import { IconDownload, IconSend, IconTrash, IconX } from '@tabler/icons-react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { PageLink } from '../../../kit/links.tsx';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { sizeLabel } from '../../../kit/sizes.ts';
import { PersonName } from '../../../parts/person-name.tsx';
import { StatusBadge } from '../../../parts/status-badge.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { ExportParts } from './export-parts.tsx';
import { ExportProgress } from './export-progress.tsx';
import classes from './exports.module.css';

interface ExportLineProps {
  of: GraphicExport;
  /** It may not be downloaded any more. */
  keptBack: boolean;
  onSend: () => void;
}

/** Address of a finished export. */
const exportAddress = (id: string): string => `/api/graphics/exports/${encodeURIComponent(id)}/file`;

/** An export: its state, progress and download. */
export function ExportLine({ of, keptBack: isKeptBack, onSend }: ExportLineProps) {
  const { id, name, format, state, error, bytes, watermarked, brief, created_at, created_by } = of;
  const remove = useCall(calls.graphics.cancelExport);
  const sends = useCan('openProduction');
  const gives = state === 'ready' && !isKeptBack;
  const waits = state === 'waiting' || state === 'drawing';
  return (
    <li className={classes.line} aria-label={name}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <StatusBadge status={state} />
      </Group>
      <Text size="xs" c="dimmed" className="tabular" component="div">
        {state === 'ready' ? `${sizeLabel(bytes)} · ` : ''}
        {watermarked || (isKeptBack && !waits) ? 'Not signed off · ' : ''}
        <PersonName id={created_by} /> · <RelativeDate value={created_at} ago />
      </Text>
      {waits && <ExportProgress of={of} />}
      {state === 'failed' && (
        <Text size="xs" c="var(--pv-red)">
          {error || 'This export could not be drawn.'}
        </Text>
      )}
      {brief && sends && (
        <Text size="xs">
          Sent to a brief: <PageLink to={pagePath(briefs, { id: brief })}>Open Brief</PageLink>
        </Text>
      )}
      {state === 'ready' && isKeptBack && (
        <Text size="xs" c="var(--pv-red)">
          {keptBack}
        </Text>
      )}
      {gives && <ExportParts of={of} />}
      <Group gap="xs">
        {gives && (
          <Button component="a" size="xs" href={exportAddress(id)} download leftSection={<IconDownload size={14} />}>
            Download
          </Button>
        )}
        {state === 'ready' && sends && format !== 'ograf' && (
          <Button size="xs" variant="default" leftSection={<IconSend size={14} />} onClick={onSend}>
            Send to Brief
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={remove.pending}
          leftSection={waits ? <IconX size={14} /> : <IconTrash size={14} />}
          onClick={() => void remove.run({ export: id })}
        >
          {waits ? 'Cancel Export' : 'Delete Export'}
        </Button>
      </Group>
    </li>
  );
}
