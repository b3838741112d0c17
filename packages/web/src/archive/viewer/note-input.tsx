import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

interface NoteInputProps {
  value: string;
  disabled: boolean;
  onSave: (note: string) => Promise<unknown>;
}

const pause = 800;

/** The note of a clip: kept when the typing pauses and when it is left. Somebody else's words show unless one is typing. */
export function NoteInput({ value, disabled, onSave }: NoteInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useRef(onSave);
  save.current = onSave;
  // Once for each pause: what was refused is not sent again by itself.
  useEffect(() => {
    if (typed === null || typed === value) return;
    const timer = setTimeout(() => void save.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Textarea
      size="xs"
      label="Note"
      placeholder="What happens here"
      autosize
      minRows={1}
      maxRows={6}
      maxLength={5_000}
      disabled={disabled}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed === null) return;
        // What was refused stays in sight; what was kept follows the document again.
        if (typed === value) setTyped(null);
        else void onSave(typed).then(() => setTyped((now) => (now === typed ? null : now)));
      }}
    />
  );
}
