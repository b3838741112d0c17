import { matches, matchSheets, matchTitle } from '@pavilion/domain/archive';
import type { Store } from '../../../engines/store/types.ts';
import { counted } from './counted.ts';
import type { CricsheetMatch, CricsheetRead } from './cricsheet.ts';
import { cricsheetId, cricsheetMatch, homeOf } from './cricsheet-match.ts';
import { sourceOf } from './cricsheet-sheet.ts';
import { importActor } from './import-actor.ts';
import { writeMatch } from './write-match.ts';

/**
 * Says what a zip of Cricsheet files holds, and when asked to adds what is not there yet and puts right what its source, or
 * a newer version of this import, says otherwise. False when there is nothing to import.
 */
export async function importMatches(
  store: Store,
  { matches: found, faults }: CricsheetRead,
  { apply }: { apply: boolean },
  say: (line: string) => void,
): Promise<boolean> {
  for (const { file, reason } of faults) say(`${file} is left out: ${reason}`);
  const { fresh, changed } = await sort(store, found);
  const known = found.length - fresh.length - changed.length;
  say(`${counted(fresh.length, 'matches')} can be imported.`);
  if (changed.length > 0) say(`${counted(changed.length, 'matches')} can be brought up to date.`);
  if (known > 0) say(`Already here: ${counted(known, 'matches')}.`);
  tellNeutral(found, say);
  if (found.length === 0) return false;
  if (!apply) {
    say('Nothing was imported yet: this was a rehearsal. Add --apply to import.');
    return true;
  }
  let balls = 0;
  for (const match of [...fresh, ...changed]) {
    balls += await store.transaction(importActor, (tx) => writeMatch(tx, match));
  }
  say(`Imported ${counted(fresh.length + changed.length, 'matches')} with ${counted(balls, 'deliveries')}.`);
  return true;
}

/** What is new, and what was read from another source or by an older version. */
async function sort(store: Store, found: readonly CricsheetMatch[]) {
  const [fresh, changed]: [CricsheetMatch[], CricsheetMatch[]] = [[], []];
  for (const match of found) {
    const id = cricsheetId(match.id);
    if (!(await store.get(matches, id))) fresh.push(match);
    else if ((await store.get(matchSheets, id))?.source !== sourceOf(match)) changed.push(match);
  }
  return { fresh, changed };
}

/** Restrictions to home matches depend on it, so it is said which matches have no home side. */
function tellNeutral(found: readonly CricsheetMatch[], say: (line: string) => void): void {
  const neutral = found.filter(({ info }) => !homeOf(info));
  if (neutral.length === 0) return;
  say(`No home side, because the ground is neither side's own or is not known: ${counted(neutral.length, 'matches')}.`);
  for (const match of neutral) {
    const { team1Name, team2Name, startDate } = cricsheetMatch(match);
    say(`  ${matchTitle({ team1Name, team2Name })}, ${startDate.slice(0, 10)}, ${match.info.venue}`);
  }
}
