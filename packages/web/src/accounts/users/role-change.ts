import { type RoleFlag, roleWords } from '@pavilion/domain/access';
import { countWords } from '../../kit/count-words.ts';

/** A role to add or remove, and the users that changes. */
export interface RoleChange {
  flag: RoleFlag;
  /** Whether the role is added. */
  value: boolean;
  changed: readonly { id: string; name: string }[];
}

/** `10,000 users now have the role Drafts.` */
export function doneSentence({ flag, value, changed }: RoleChange): string {
  const [have, people] = [changed.length === 1 ? 'has' : 'have', countWords(changed.length, 'user')];
  return `${people} ${value ? `now ${have}` : `no longer ${have}`} the role ${roleWords[flag].label}.`;
}
