import { TextInput } from '@mantine/core';
import { useState } from 'react';

/** The number of the page on screen; another one is gone to when the field is left or Enter is pressed. */
export function PageInput({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number(typed?.trim() || Number.NaN);
    if (Number.isInteger(wanted)) onPage(wanted);
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      w={56}
      inputMode="numeric"
      aria-label="Page"
      value={typed ?? String(page)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={go}
      onKeyDown={(event) => event.key === 'Enter' && go()}
    />
  );
}
