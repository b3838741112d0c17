import { Group, Radio } from '@mantine/core';

interface KnownAnswerProps {
  label: string;
  /** Stored as words (DAT-014); undefined until it is answered. */
  value: 'true' | 'false' | undefined;
  onChange: (value: 'true' | 'false') => void;
}

/** Yes or not yet, for a question about a brief (OPN-051). */
export const KnownAnswer = ({ label, value, onChange }: KnownAnswerProps) => (
  <Radio.Group
    label={label}
    value={value ?? null}
    onChange={(chosen) => onChange(chosen === 'true' ? 'true' : 'false')}
  >
    <Group mt={6}>
      <Radio value="true" label="Yes" />
      <Radio value="false" label="Not yet" />
    </Group>
  </Radio.Group>
);
