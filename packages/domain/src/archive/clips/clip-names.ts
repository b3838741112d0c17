import { capitalise } from '../../capitalise.ts';
import type { FileDocument } from '../../files/documents.ts';
import type { ArchiveEvent } from '../documents.ts';

/** Over and ball as people say them: `14.3`. */
export function ballLabel({ over, ballNum }: Pick<ArchiveEvent, 'over' | 'ballNum'>): string {
  if (over === undefined) return '';
  return ballNum === undefined ? `${over}` : `${over}.${ballNum}`;
}

/** Outcome of a ball: `Wicket, Caught`, `4 runs`, `Wide`. */
export function outcomeLabel(event: Pick<ArchiveEvent, 'runs' | 'runsBat' | 'wicket' | 'howOut' | 'extras'>): string {
  const runs = event.runs ?? event.runsBat ?? 0;
  const parts = [
    event.wicket ? ['Wicket', event.howOut].filter(Boolean).join(', ') : '',
    runs > 0 ? `${runs} ${runs === 1 ? 'run' : 'runs'}` : '',
    typeof event.extras === 'string' ? event.extras : '',
  ].filter(Boolean);
  return parts.join(' · ') || 'No run';
}

type Named = Pick<
  ArchiveEvent,
  'source' | 'bookmark' | 'bookmarkPlayer' | 'innings' | 'over' | 'ballNum' | 'batter' | 'bowler'
>;

/** Short title of a clip or delivery. */
export function eventTitle(event: Named): string {
  if (event.source === 'feed') {
    const pair = [event.bowler, event.batter].filter(Boolean).join(' to ');
    return [ballLabel(event), pair].filter(Boolean).join(' ') || 'Delivery';
  }
  return [event.bookmark, event.bookmarkPlayer].filter(Boolean).join(', ') || 'Clip';
}

/** Name of a recording by its place in the match: `Day 2, part 1`. */
export function recordingName({
  day,
  part,
  label,
  name,
}: Pick<FileDocument, 'day' | 'part' | 'label' | 'name'>): string {
  const place = [day === undefined ? '' : `Day ${day}`, part === undefined ? '' : `part ${part}`].filter(Boolean);
  const words = place.join(', ') || label || name;
  return capitalise(words);
}

/** File name of a cut clip: match, moment and timecode, without characters that a file system rejects. */
export function clipFileName(about: { match: string; event: Named; timecode: string }): string {
  const words = [about.match, eventTitle(about.event), about.timecode.replaceAll(/[:;]/g, '.')]
    .map((word) => word.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim())
    .filter(Boolean);
  return `${words.join(' - ').slice(0, 180).trim()}.mp4`;
}
