import { type RoleFlag, roleWords } from '@pavilion/domain/access';
import { countWords } from '../../kit/count-words.ts';

/** One role to give to, or take from, everybody selected, and whom that would change. */
export interface RoleChange {
  flag: RoleFlag;
  value: boolean;
  changed: readonly { id: string; name: string }[];
}

/** What was done, or undone, in a sentence: `Drafts was given to 10,000 users.` */
export const doneSentence = ({ flag, value, changed }: RoleChange): string =>
  `${roleWords[flag].label} was ${value ? 'given to' : 'taken from'} ${countWords(changed.length, 'user')}.`;
