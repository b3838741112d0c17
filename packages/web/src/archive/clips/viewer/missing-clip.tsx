import { EmptyState } from '../../../kit/empty-state.tsx';
import { LostText } from '../../../kit/lost-text.tsx';
import { useTypedNote } from './use-typed-note.ts';

/** In place of the panel of a clip that is gone: the note that this person was typing, or a sentence. */
export function MissingClip({ clip }: { clip: string }) {
  const [typed, keep] = useTypedNote(clip);
  if (!typed?.text.trim()) {
    return <EmptyState height={120}>This clip no longer exists, or belongs to another recording.</EmptyState>;
  }
  return (
    <LostText
      title="The clip was deleted while you wrote its note. Your text:"
      text={typed.text}
      onDiscard={() => keep(null)}
    />
  );
}
