import type { User } from '@pavilion/domain';
import { listWords } from '../kit/list-words.ts';

type Access = Pick<User, 'departmentAccess' | 'brandAccess' | 'partnerAccess'>;

const nouns = { departmentAccess: 'departments', brandAccess: 'brands', partnerAccess: 'partners' } as const;
const all = ['departmentAccess', 'brandAccess', 'partnerAccess'] as const;

/**
 * What an empty list adds for somebody with limited access, such as ` for your brands`: there may be more, which others see. Empty
 * for people without limits. `by` are the limits that the list has.
 */
export function withinWords(access: Access, by: readonly (keyof Access)[] = all): string {
  const limits = by.filter((each) => access[each].length > 0).map((each) => nouns[each]);
  return limits.length === 0 ? '' : ` for your ${listWords(limits)}`;
}

/** The limits of templates, graphics and brand kits. */
export const graphicLimits = ['departmentAccess', 'brandAccess'] as const;
