import { Group, Input, NumberInput, SegmentedControl } from '@mantine/core';
import { shiftDurations } from '@pavilion/domain';
import { type ReactNode, useId, useState } from 'react';

interface DaysFieldProps {
  value: number;
  onChange: (days: number) => void;
  error?: ReactNode;
}

const longer = 'longer';
const isOffered = (days: number) => shiftDurations.some((each) => each === days);

/** PLN-014: a quarter, a half, three quarters or a day; longer bookings are typed. */
export function DaysField({ value, onChange, error }: DaysFieldProps) {
  const [typing, setTyping] = useState(!isOffered(value));
  const id = useId();
  return (
    <Input.Wrapper label="Days" labelElement="div" labelProps={{ id }} error={error}>
      <Group gap="xs">
        <SegmentedControl
          aria-labelledby={id}
          value={typing ? longer : String(value)}
          onChange={(choice) => {
            setTyping(choice === longer);
            onChange(choice === longer ? Math.max(2, value) : Number(choice));
          }}
          data={[...shiftDurations.map(String), { value: longer, label: 'Longer' }]}
        />
        {typing && (
          <NumberInput
            aria-label="How many days"
            w={90}
            min={0.25}
            max={366}
            step={0.25}
            decimalScale={2}
            value={value}
            onChange={(days) => typeof days === 'number' && onChange(Math.round(days * 4) / 4)}
          />
        )}
      </Group>
    </Input.Wrapper>
  );
}
