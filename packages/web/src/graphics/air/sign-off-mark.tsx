import { Text } from '@mantine/core';
import { awaitsSignOff, graphics } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';

export const notSignedOff = 'Not signed off';

/** Mark of a graphic in a rundown that waits for its sign-off, as its exports do (GFX-027). */
export function SignOffMark({ graphic: id }: { graphic: string }) {
  const { document: graphic } = useDoc(graphics, id);
  if (!graphic || !awaitsSignOff(graphic)) return null;
  return (
    <Text size="sm" fw={600} c="var(--pv-orange)">
      {notSignedOff}
    </Text>
  );
}

/** Warning beside the buttons, before a graphic that waits for its sign-off is taken. */
export function TakeWarning({ graphic: id, title }: { graphic: string | undefined; title: string }) {
  const { document: graphic } = useDoc(graphics, id);
  if (!graphic || !awaitsSignOff(graphic)) return null;
  return (
    <Text size="sm" fw={500} c="var(--pv-orange)" role="status">
      {title ? `“${title}”` : 'The preview'} is not signed off. Take puts it on air all the same, without a watermark.
    </Text>
  );
}
