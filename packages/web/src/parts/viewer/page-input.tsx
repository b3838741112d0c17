import { TextInput } from '@mantine/core';
import { useState } from 'react';

/** Number of the page on screen; leaving the field or pressing Enter goes to another page. */
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
