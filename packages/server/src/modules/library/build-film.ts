import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { planFilm, recordHour, recordingName } from '@pavilion/domain/archive';
import { storagePath } from '@pavilion/domain/files';
import type { Zip } from '@pavilion/domain/library';
import type { Context } from '../../context.ts';
import { viewerById } from '../../engines/auth/viewers.ts';
import { reportProgress } from '../../engines/jobs/report-progress.ts';
import { joinClips } from '../../engines/media/index.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { joinableClips } from './joinable-clips.ts';
import { patchZip, publishZip } from './publish-zip.ts';
import { zipJob } from './zip-job.ts';

const noTools =
  'The server’s media tools are missing or broken: Admin, Jobs tells administrators why. Request the film again when they are back.';

/** Makes a requested film from the clips that its requester can see now, with the marks that they have now. */
export const buildFilm = zipJob('buildFilm', build);

async function build(context: Context, zip: Zip, signal: AbortSignal): Promise<string | undefined> {
  const viewer = await viewerById(context, zip.created_by ?? '');
  const clips = await joinableClips(context.store, viewer, zip.film?.events ?? []);
  const plan = planFilm(clips);
  if (plan.parts.length === 0) return 'None of these clips exist any more.';
  const { tools } = await mediaTools(context.config);
  if (!tools) return noTools;

  const recordings = new Map(clips.map(({ event, recording }) => [event.id, recording]));
  const progress = reportProgress(context.log, (percent) => patchZip(context, zip, { progress: percent }));
  const parts = plan.parts.flatMap(({ event, inFrame, frames, filmFrames }) => {
    const recording = recordings.get(event.id);
    if (!recording) return [];
    const withLocal = <T>(work: (path: string) => Promise<T>) => context.storage.withLocal(recording.sourcePath, work);
    const source = { id: recording.id, name: recordingName(recording), withLocal };
    return [{ source, inFrame, frames, filmFrames }];
  });
  return inWorkFolder(context.config, 'film', async (folder) => {
    const output = join(folder, 'film.mp4');
    const { rate, size } = plan;
    const request = { parts, rate, size, timecode: recordHour, output };
    const joined = await joinClips(tools, request, { signal, onProgress: progress.report }).finally(progress.settled);
    if (joined.broken !== undefined) return joined.broken;
    // A key of its own for each run, so that a late run can only remove its own file.
    const key = `${storagePath({ what: 'zip' }, context.clock().slice(0, 4))}/${zip.id}-${randomUUID().slice(0, 8)}.mp4`;
    const fileName = `${zip.zipName}.mp4`;
    const stored = await context.storage.putFile(key, output, { contentType: 'video/mp4', fileName });
    const changes = {
      files: [...new Set([...recordings.values()].map(({ id }) => id))].map((id) => ({ id })),
      film: {
        events: plan.parts.map(({ event }) => event.id),
        notes: plan.notes,
        seconds: (plan.frames * rate.den) / rate.num,
      },
    };
    const kept = await publishZip(context, zip, viewer, { key, fileName, mime: 'video/mp4', stored, changes });
    if (!kept) await context.storage.remove(key);
    return undefined;
  });
}
