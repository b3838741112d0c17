import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { storageKey, storagePath } from '@pavilion/domain/files';
import { type ExportPart, type GraphicExport, graphicExports } from '@pavilion/domain/graphics';
import type { PatchOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerById } from '../../engines/auth/viewers.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { reportProgress } from '../../engines/jobs/report-progress.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { safeFileName } from '../../engines/storage/content-disposition.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { reasonForPeople } from '../files/reason-for-people.ts';
import { type DrawnFile, drawFiles } from './draw-files.ts';
import { fingerprintOf } from './fingerprint.ts';
import { joinFiles, mimeOfExport } from './join-files.ts';
import { packOgraf } from './pack-ograf.ts';
import { type ExportPlan, planExport } from './plan-export.ts';
import { demandFit, type UnfitGraphic, UnfitGraphics } from './unfit-texts.ts';

const drawing = {
  payload: z.object({ export: z.string(), person: z.string().optional() }),
  timeout: 3600,
  retries: 2,
  perPerson: 1,
  run: drawAsked,
};

/**
 * Draws a requested export in the name of its author. Its bytes get their key only when complete; an interrupted run leaves
 * nothing, and another starts from the beginning.
 */
export const drawExport = defineJob({ name: 'drawExport', concurrency: 2, ...drawing });

/** Films take minutes: pictures do not wait behind them. */
export const drawFilm = defineJob({ name: 'drawFilm', concurrency: 1, ...drawing });

async function drawAsked(context: Context, payload: { export: string }, signal: AbortSignal): Promise<void> {
  const found = await context.store.get(graphicExports, payload.export);
  if (!found || found.state === 'ready') return;
  await patch(context, found, { state: 'drawing', error: null, unfit: [], progress: 0 });
  try {
    await draw(context, found, signal);
  } catch (error) {
    if (isHandedBack(signal)) throw error;
    const unfit = error instanceof UnfitGraphics ? error.graphics : [];
    await patch(context, found, { state: 'failed', error: reasonForPeople(error), unfit, progress: 0 });
    // Drawing it again would be refused again.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function draw(context: Context, asked: GraphicExport, signal: AbortSignal): Promise<void> {
  const viewer = await viewerById(context, asked.created_by ?? '');
  const plans = await planExport(context.store, viewer, asked);
  const watermarked = plans.some((plan) => plan.watermarked);
  const rounds = watermarked ? 2 : 1;
  let round = 0;
  const progress = reportProgress(context.log, (percent) =>
    patch(context, asked, { progress: Math.floor((round * 100 + percent) / rounds) }),
  );
  const keys: string[] = [];
  let size = 0;
  let parts: ExportPart[] = [];
  for (const clean of watermarked ? [true, false] : [true]) {
    await inWorkFolder(context.config, 'graphic', async (folder) => {
      const drawn: DrawnFile[] = [];
      const unfit: UnfitGraphic[] = [];
      for (const [at, plan] of plans.entries()) {
        const work = { ...asked, plan, folder: join(folder, String(at)), watermark: !clean && plan.watermarked };
        await mkdir(work.folder);
        const report = (percent: number) => progress.report((at * 100 + percent) / plans.length);
        const pictures = await drawFiles(context, work, signal, report);
        if (pictures.notes.length > 0) unfit.push({ graphic: plan.graphic, notes: pictures.notes });
        if (unfit.length > 0) continue;
        // The pictures of a package show only that all texts fit.
        drawn.push(...(asked.format === 'ograf' ? await packOgraf(context, work) : pictures.files));
      }
      demandFit(unfit, plans.length);
      const joined = await joinFiles(folder, drawn, asked);
      parts = joined.parts;
      const fileName = safeFileName(asked.name);
      const place = storagePath({ what: 'graphic-export' }, context.clock().slice(0, 4));
      const key = storageKey(place, fileName, watermarked && clean ? `${asked.id}-clean` : asked.id);
      signal.throwIfAborted();
      ({ size } = await context.storage.putFile(key, joined.path, { contentType: mimeOfExport(asked), fileName }));
      keys.push(key);
    });
    round += 1;
  }
  await progress.settled();
  const [cleanKey, markedKey] = keys;
  const stored = { storageKey: markedKey ?? cleanKey, cleanKey: markedKey && cleanKey, bytes: size, parts };
  if (!(await publish(context, asked, plans, stored))) for (const key of keys) await context.storage.remove(key);
}

type Stored = Pick<GraphicExport, 'storageKey' | 'cleanKey' | 'bytes' | 'parts'>;

/** Marks the export ready; false if it was removed meanwhile. */
function publish(
  context: Context,
  { id }: GraphicExport,
  plans: readonly ExportPlan[],
  stored: Stored,
): Promise<boolean> {
  return context.store.transaction(system, async (tx) => {
    if (!(await tx.lock(graphicExports, id))) return false;
    await tx.patch(graphicExports, id, {
      ...stored,
      state: 'ready',
      progress: 100,
      error: null,
      watermarked: plans.some(({ watermarked }) => watermarked),
      signed: plans.every(({ graphic }) => graphic.signed),
      pictures: [...new Set(plans.flatMap(({ pictures }) => [...pictures.keys()]))],
      fingerprint: fingerprintOf(plans.map(({ graphic }) => graphic)),
      finished_at: tx.now,
    });
    return true;
  });
}

const system = { kind: 'system', name: 'job:drawExport' } as const;

async function patch(context: Context, { id }: GraphicExport, changes: PatchOf<typeof graphicExports>): Promise<void> {
  await context.store.transaction(system, async (tx) => {
    if (await tx.lock(graphicExports, id)) await tx.patch(graphicExports, id, changes);
  });
}
