import { Text } from '@mantine/core';
import { type Graphic, graphicExports, isKeptBack } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { ExportLine } from './export-line.tsx';
import classes from './exports.module.css';
import { SendToBrief, type SentGraphic } from './send-to-brief.tsx';

interface ExportListProps {
  where: { graphic: string } | { batch: string };
  about: SentGraphic;
  /** What the exports show. */
  graphics: readonly Graphic[];
  /** Exports have several files: each becomes a deliverable of its own. */
  several?: boolean;
}

/** Exports of a graphic, or of those that were made together, newest first, with their progress. */
export function ExportList({ where, about, graphics, several = false }: ExportListProps) {
  const [sending, setSending] = useState<string | null>(null);
  const { documents } = useLive(graphicExports, {
    where,
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  if (documents.length === 0) return null;
  const sent = documents.find(({ id }) => id === sending);
  return (
    <div>
      <Text size="sm" fw={550} component="h3">
        Exports
      </Text>
      <ul className={classes.list} aria-label="Exports">
        {documents.map((one) => (
          <ExportLine key={one.id} of={one} keptBack={isKeptBack(one, graphics)} onSend={() => setSending(one.id)} />
        ))}
      </ul>
      <SendToBrief about={about} several={several} of={sent} onClose={() => setSending(null)} />
    </div>
  );
}
