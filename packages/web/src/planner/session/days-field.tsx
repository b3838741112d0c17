import { Group, Input, SegmentedControl } from '@mantine/core';
import { shiftDurations } from '@pavilion/domain';
import { type ReactNode, useId, useState } from 'react';
import { DaysInput } from '../../kit/days-input.tsx';

interface DaysFieldProps {
  label?: string;
  /** Null while the text is not a number. */
  value: number | null;
  onChange: (days: number | null) => void;
  error?: ReactNode;
}

const longer = 'longer';
const isOffered = (days: number | null) => shiftDurations.some((each) => each === days);

/** Durations up to a day as choices, longer ones as a number (PLN-014). */
export function DaysField({ label, value, onChange, error }: DaysFieldProps) {
  const [longerChosen, setLongerChosen] = useState(!isOffered(value));
  // Someone else may store a longer duration meanwhile.
  const typing = longerChosen || !isOffered(value);
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      <Group gap="xs">
        <SegmentedControl
          aria-labelledby={id}
          value={typing ? longer : String(value)}
          onChange={(choice) => {
            setLongerChosen(choice === longer);
            onChange(choice === longer ? Math.max(2, value ?? 0) : Number(choice));
          }}
          data={[...shiftDurations.map(String), { value: longer, label: 'Longer' }]}
        />
        {typing && <DaysInput aria-label="How many days" w={90} value={value} onChange={onChange} />}
      </Group>
    </Input.Wrapper>
  );
}
