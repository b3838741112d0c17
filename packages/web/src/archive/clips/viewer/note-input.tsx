import { GrowingTextarea } from '../../../kit/growing-textarea.tsx';
import { Overtaken, overtakenBy } from '../../../kit/overtaken.tsx';
import { type SaveNote, useNote } from './use-note.ts';

interface NoteInputProps {
  clip: string;
  value: string;
  disabled: boolean;
  onSave: SaveNote;
}

/** Note of a clip. Someone else's edit shows at once, or as a choice to someone who is typing. */
export function NoteInput({ clip, value, disabled, onSave }: NoteInputProps) {
  const note = useNote(clip, value, onSave);
  return (
    <div>
      <GrowingTextarea
        size="xs"
        label="Note"
        placeholder="What happens here"
        minRows={1}
        maxRows={6}
        maxLength={5_000}
        disabled={disabled}
        value={note.text}
        error={note.overtaken ? overtakenBy(value) : undefined}
        onChange={(event) => note.change(event.currentTarget.value)}
        onBlur={note.blur}
      />
      {note.overtaken && <Overtaken onKeep={note.keepMine} onTake={note.takeTheirs} />}
    </div>
  );
}
