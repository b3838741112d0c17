import { Text } from '@mantine/core';
import { lacksRate, noRate, type Shift } from '@pavilion/domain';
import { Money } from '../money.tsx';

/** Cost of a session, or that it has no rate. */
export const WorkCost = ({ shift }: { shift: Shift }) =>
  lacksRate(shift) ? (
    <Text span size="sm" c="dimmed">
      {noRate}
    </Text>
  ) : (
    <Money amount={shift.cost} />
  );
