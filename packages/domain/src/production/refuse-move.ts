import { notAllowed, type Refused } from '../access/refused.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { Brief, Deliverable } from './documents.ts';

export const completedTakesNone: Refused = {
  code: 'COMPLETED',
  message: 'That brief is completed. Reopen it before you move deliverables there.',
};

export const withoutBriefStays: Refused = {
  code: 'WITHOUT_BRIEF',
  message: 'This was uploaded to a collection and belongs to no brief.',
};

export const thereAlready: Refused = { code: 'THERE_ALREADY', message: 'This is in that brief already.' };

/** Why a brief takes no deliverables of others, or null. */
export const refuseTaking = (brief: Pick<Brief, 'completed'>): Refused | null =>
  brief.completed ? completedTakesNone : null;

type Named = Pick<Deliverable, 'title' | 'folderName' | 'format'>;
type Moved = Named & Pick<Deliverable, 'production'>;

/** Why this person cannot offer a deliverable to another brief, or null: for the menus. */
export function refuseLeaving(viewer: Pick<Viewer, 'user'>, { production }: Pick<Moved, 'production'>): Refused | null {
  if (!can(viewer, 'editDeliverables')) return notAllowed;
  return production ? null : withoutBriefStays;
}

/**
 * Why a deliverable cannot move to a brief with these deliverables, or null. Several of one title are told apart by their
 * folder and dimensions, as by the matching of files; a twin in these too could not be told apart any more.
 */
export function refuseMove(moved: Moved, brief: string, there: readonly Named[]): Refused | null {
  if (!moved.production) return withoutBriefStays;
  if (moved.production === brief) return thereAlready;
  if (!there.some((one) => keyOf(one) === keyOf(moved))) return null;
  return { code: 'TWIN', message: twinSentence(moved.title) };
}

const keyOf = ({ title, folderName = '', format = '' }: Named): string => JSON.stringify([title, folderName, format]);

const twinSentence = (title: string) =>
  `That brief has a deliverable ‘${title}’ with the same folder and dimensions. Rename one of the two first.`;
