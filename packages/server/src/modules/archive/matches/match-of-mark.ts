import {
  type ArchiveEvent,
  clipFileName,
  type Match,
  markTimecode,
  matchCopies,
  matchLine,
} from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { orNull } from '../../../engines/store/or-null.ts';

/** Match fields of a clip, from its recording; null while the recording awaits a match. */
export function matchOfMark(film: FileDocument, match: Match | null) {
  return {
    ...orNull(matchCopies({ ...film, int: film.int ?? false })),
    match: film.match ?? null,
    date: film.startDate?.slice(0, 10) ?? null,
    month: film.startDate ? Number(film.startDate.slice(5, 7)) : null,
    competition: match?.competition ?? null,
    competitionName: match?.competitionName ?? null,
  };
}

/** File name of a clip, from its match, or from its recording while that awaits a match. */
export function nameOfClip(event: ArchiveEvent, film: FileDocument, match: Match | null): string {
  return clipFileName({
    match: match ? matchLine(match).replaceAll('/', '-') : film.label || film.name,
    event,
    timecode: markTimecode(event.tcIn ?? 0, film.metadata),
  });
}
