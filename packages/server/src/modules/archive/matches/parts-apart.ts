import { matches, recordingName } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { each } from '../../../engines/store/each.ts';
import { Refusal } from '../../../engines/store/refusal.ts';
import type { Effect } from '../../../engines/store/types.ts';

type Place = Pick<FileDocument, 'what' | 'match' | 'day' | 'part'>;
const samePlace = (left: Place, right: Place) =>
  left.what === right.what && left.match === right.match && left.day === right.day && left.part === right.part;

/**
 * Refuses the same part of a day to two recordings of a match. Those that shared a part before this rule keep it. Runs after
 * the write, so that two recordings may swap parts in one batch.
 */
export const keepPartsApart: Effect<typeof files> = {
  on: files,
  follow: each(async (tx, { before, after }) => {
    if (!before || after?.what !== 'recording' || !after.match || after.part === undefined) return;
    if (samePlace(before, after)) return;
    // Locks the match, so that the second of two people who give the same part sees the first one's change.
    await tx.lock(matches, after.match);
    const ofDay = await tx.find(files, { where: { what: 'recording', match: after.match, day: after.day ?? null } });
    const others = ofDay.filter(({ id }) => id !== after.id);
    const twin = others.find(({ part }) => part === after.part);
    if (!twin) return;
    const field = before.what === 'recording' && before.part === after.part ? 'day' : 'part';
    throw new Refusal('PART_TAKEN', partTaken(after, twin, firstFree(others)), field);
  }),
};

const partTaken = (wanted: FileDocument, twin: FileDocument, free: number) =>
  `${recordingName(wanted)} of this match is already “${twin.label || twin.name}”. Part ${free} is free.`;

function firstFree(files: readonly FileDocument[]): number {
  const taken = new Set(files.map(({ part }) => part));
  let part = 1;
  while (taken.has(part)) part += 1;
  return part;
}
