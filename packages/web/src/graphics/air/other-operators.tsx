import { Text } from '@mantine/core';
import { type ControlDoc, controlDocs } from '@pavilion/domain';
import { useOthersHere } from '../../parts/use-others-here.ts';
import { usePeople } from '../../parts/use-people.ts';

/** Names who else has this rundown open, in words: what they press shows on air as well (decision 108). */
export function OtherOperators({ control }: { control: ControlDoc }) {
  const others = useOthersHere(controlDocs, control.id);
  const { nameOf } = usePeople(others);
  const names = others.map(nameOf).filter(Boolean);
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mb="xs" role="status">
      {names.join(' and ')} also {names.length === 1 ? 'has' : 'have'} this rundown open.
    </Text>
  );
}
