import type { Configuration } from '@pavilion/domain/accounts';
import { SavedInput } from '../../kit/saved-input.tsx';
import type { DetailsProps } from './entry-kind.ts';

/** Stream id of a channel. */
export function ChannelStream({ entry, onSave }: DetailsProps<Configuration['channels'][number]>) {
  return (
    <SavedInput
      size="xs"
      aria-label={`Stream id of ${entry.name}`}
      value={entry.id}
      maxLength={64}
      spellCheck={false}
      onSave={(id) => onSave({ ...entry, id })}
    />
  );
}
