import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Overtaken, overtakenBy } from '../../kit/overtaken.tsx';

interface NoteInputProps {
  value: string;
  disabled: boolean;
  onSave: (note: string) => Promise<unknown>;
}

const pause = 800;

/**
 * The note of a clip: kept when the typing pauses and when it is left. Somebody else's words show unless one is typing; then
 * nothing is kept until the person has said which of the two counts.
 */
export function NoteInput({ value, disabled, onSave }: NoteInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What this person knows to stand there: what they began with, or what they have sent since. */
  const known = useRef<string[]>([]);
  const overtaken = typed !== null && typed !== value && !known.current.includes(value);
  const save = useRef(onSave);
  save.current = onSave;
  const send = (note: string) => {
    known.current.push(value, note);
    return save.current(note);
  };
  const sending = useRef(send);
  sending.current = send;
  // Once for each pause: what was refused is not sent again by itself.
  useEffect(() => {
    if (typed === null || typed === value || overtaken) return;
    const timer = setTimeout(() => void sending.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, overtaken]);
  const leave = () => {
    known.current = [];
    setTyped(null);
  };
  return (
    <div>
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
        error={overtaken ? overtakenBy(value) : undefined}
        onChange={(event) => {
          if (typed === null) known.current = [value];
          setTyped(event.currentTarget.value);
        }}
        onBlur={() => {
          if (typed === null || overtaken) return;
          // What was refused stays in sight; what was kept follows the document again.
          if (typed === value) leave();
          else void send(typed).then(() => setTyped((now) => (now === typed ? null : now)));
        }}
      />
      {overtaken && <Overtaken onKeep={() => void send(typed)} onTake={leave} />}
    </div>
  );
}
