import { planFilm, refuseJoined } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import { zipDeleteDate, zipName, zips } from '@pavilion/domain/library';
import { os } from '../../engines/calls/os.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { buildFilm } from './build-film.ts';
import { demandRoom } from './demand-room.ts';
import { joinableClips } from './joinable-clips.ts';

/** Requests a joined film: creates it with status `requested`, and a job makes it (decision 084). */
export const joinClips = os.library.joinClips.handler(async ({ input, context }) => {
  const { viewer, store } = context;
  const clips = await joinableClips(store, viewer, input.events);
  if (clips.length === 0) throw refusalIn(contract.library.joinClips, 'NOTHING_TO_JOIN');
  const refusal = refuseJoined(planFilm(clips));
  if (refusal !== null) throw new Refusal('INVALID', refusal, 'events');
  const film = await store.transaction(context.actor, async (tx) => {
    await demandRoom(tx, viewer);
    const others = await tx.find(zips, { where: { archive: true, created_by: viewer.id } });
    const made = await tx.insert(zips, {
      archive: true,
      files: [...new Set(clips.map(({ recording }) => recording.id))].map((id) => ({ id })),
      film: { events: clips.map(({ event }) => event.id) },
      zipName: zipName(
        'Joined film',
        tx.now,
        others.map((other) => other.zipName),
      ),
      deleteDate: zipDeleteDate(tx.now),
      status: 'requested',
    });
    await tx.enqueue(buildFilm, { zip: made.id, person: viewer.id }, { key: made.id });
    return made;
  });
  return { id: film.id, left: new Set(input.events).size - clips.length };
});
