import { TextInput } from '@mantine/core';
import { fieldKey } from '@pavilion/domain/graphics';
import { useState } from 'react';

/** The key of a value, checked when the field is left. */
export function KeyInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (key: string) => void;
}) {
  const [typed, setTyped] = useState<string | undefined>();
  const read = fieldKey.safeParse(typed ?? value);
  const save = () => {
    if (typed === undefined || !read.success) return;
    setTyped(undefined);
    if (typed !== value) onChange(typed);
  };
  return (
    <TextInput
      size="xs"
      label={label}
      style={{ flex: 1 }}
      maxLength={40}
      value={typed ?? value}
      error={read.success ? undefined : read.error.issues[0]?.message}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
