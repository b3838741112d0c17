import { type RoleFlag, roleWords } from '@pavilion/domain/access';
import { countWords } from '../../kit/count-words.ts';

/** One role to give to, or take from, everybody selected, and whom that would change. */
export interface RoleChange {
  flag: RoleFlag;
  value: boolean;
  changed: readonly { id: string; name: string }[];
}

/** What was done, or undone, in a sentence: `10,000 users now have the role Drafts.` */
export function doneSentence({ flag, value, changed }: RoleChange): string {
  const [have, people] = [changed.length === 1 ? 'has' : 'have', countWords(changed.length, 'user')];
  return `${people} ${value ? `now ${have}` : `no longer ${have}`} the role ${roleWords[flag].label}.`;
}
