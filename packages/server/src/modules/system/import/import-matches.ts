import { matches, matchSheets, matchTitle } from '@pavilion/domain/archive';
import type { Store } from '../../../engines/store/types.ts';
import { counted } from './counted.ts';
import type { CricsheetMatch, CricsheetRead } from './cricsheet.ts';
import { cricsheetId, cricsheetMatch, homeOf } from './cricsheet-match.ts';
import { sourceOf } from './cricsheet-sheet.ts';
import { importActor } from './import-actor.ts';
import { writeMatch } from './write-match.ts';

/**
 * Lists the contents of a zip of Cricsheet files. With `apply`, adds new matches and updates those that differ in the file or
 * were imported by an older version. False if there is nothing to import.
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
  if (changed.length > 0) say(`${counted(changed.length, 'matches')} can be updated.`);
  if (known > 0) say(`Already here: ${counted(known, 'matches')}.`);
  tellNeutral(found, say);
  if (found.length === 0) return false;
  if (!apply) {
    say('Nothing was imported yet: this was a dry run. Add --apply to import.');
    return true;
  }
  let balls = 0;
  for (const match of [...fresh, ...changed]) {
    balls += await store.transaction(importActor, (tx) => writeMatch(tx, match));
  }
  say(`Imported ${counted(fresh.length + changed.length, 'matches')} with ${counted(balls, 'deliveries')}.`);
  return true;
}

/** New matches, and matches from another version of the file or imported by an older version. */
async function sort(store: Store, found: readonly CricsheetMatch[]) {
  const [fresh, changed]: [CricsheetMatch[], CricsheetMatch[]] = [[], []];
  for (const match of found) {
    const id = cricsheetId(match.id);
    const known = await store.get(matches, id);
    if (!known) fresh.push(match);
    else if (known.ground !== cricsheetMatch(match).ground) changed.push(match);
    else if ((await store.get(matchSheets, id))?.source !== sourceOf(match)) changed.push(match);
  }
  return { fresh, changed };
}

/** Lists matches without a home side: restrictions to home matches exclude them. */
function tellNeutral(found: readonly CricsheetMatch[], say: (line: string) => void): void {
  const neutral = found.filter(({ info }) => !homeOf(info));
  if (neutral.length === 0) return;
  say(`No home side, because the ground is neutral or unknown: ${counted(neutral.length, 'matches')}.`);
  for (const match of neutral) {
    const { team1Name, team2Name, startDate } = cricsheetMatch(match);
    say(`  ${matchTitle({ team1Name, team2Name })}, ${startDate.slice(0, 10)}, ${match.info.venue}`);
  }
}
