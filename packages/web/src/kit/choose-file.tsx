import { FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface ChooseFileProps {
  /** Name of the hidden input. */
  label: string;
  /** Endings of the files that the browser offers. */
  accept: string;
  onChoose: (file: File) => unknown;
  children: (props: { onClick: () => void }) => ReactNode;
}

/** A button that asks for a file. The same file can be chosen again, for instance after a correction. */
export function ChooseFile({ label, accept, onChoose, children }: ChooseFileProps) {
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // Browsers report no change while the input keeps the name of the last file.
    reset.current?.();
    if (file) void onChoose(file);
  };
  return (
    <FileButton resetRef={reset} accept={accept} onChange={choose} inputProps={{ 'aria-label': label }}>
      {children}
    </FileButton>
  );
}
