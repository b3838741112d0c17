import { Text } from '@mantine/core';
import { awaitsSignOff, graphics, type UnfitText } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useFlaws } from './flaws.ts';

export const notSignedOff = 'Not signed off';

interface FlawsProps {
  graphic: string;
  /** Texts that do not fit or lack a font, as they were drawn. */
  unfit: readonly UnfitText[];
}

/** Marks of a graphic in a rundown: it waits for its sign-off, as its exports do (GFX-027), or Export would refuse it (GFX-028). */
export function ItemMarks({ graphic: id, unfit }: FlawsProps) {
  const { document: graphic } = useDoc(graphics, id);
  const flaws = useFlaws(id, unfit);
  if (!graphic) return null;
  const marks = [...(awaitsSignOff(graphic) ? [notSignedOff] : []), ...flaws];
  return marks.map((mark) => (
    <Text key={mark} size="sm" fw={600} c="var(--pv-orange)">
      {mark}
    </Text>
  ));
}

/**
 * Warning beside the buttons, before a graphic is taken that waits for its sign-off or that Export would refuse. It does not stop
 * Take: the operator decides.
 */
export function TakeWarning({ graphic: id, title, unfit }: Partial<FlawsProps> & { title: string }) {
  const { document: graphic } = useDoc(graphics, id);
  const flaws = useFlaws(id, unfit);
  if (!graphic) return null;
  const name = title ? `“${title}”` : 'The preview';
  return (
    <>
      {flaws.length > 0 && (
        <Text size="sm" fw={500} c="var(--pv-orange)" role="status">
          {name} is not complete. {flaws.join(' ')} Take puts it on air all the same.
        </Text>
      )}
      {awaitsSignOff(graphic) && (
        <Text size="sm" fw={500} c="var(--pv-orange)" role="status">
          {name} is not signed off. Take puts it on air all the same, without a watermark.
        </Text>
      )}
    </>
  );
}
