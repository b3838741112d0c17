import { Text } from '@mantine/core';
import { type Graphic, graphicExports } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { ExportLine } from './export-line.tsx';
import classes from './exports.module.css';
import { SendToBrief } from './send-to-brief.tsx';

/** Exports of a graphic, newest first, with their progress. */
export function ExportList({ graphic }: { graphic: Graphic }) {
  const [sending, setSending] = useState<string | null>(null);
  const { documents } = useLive(graphicExports, {
    where: { graphic: graphic.id },
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
          <ExportLine key={one.id} of={one} onSend={() => setSending(one.id)} />
        ))}
      </ul>
      <SendToBrief graphic={graphic} of={sent} onClose={() => setSending(null)} />
    </div>
  );
}
