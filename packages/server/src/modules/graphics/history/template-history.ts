import type { Viewer } from '@pavilion/domain/access';
import { mayDesign, type Template, templates } from '@pavilion/domain/graphics';
import { os } from '../../../engines/calls/os.ts';
import { notFound } from '../../../engines/store/refusal.ts';
import type { Reader } from '../../../engines/store/types.ts';
import { lockTemplate } from '../read-template.ts';
import { restoreDesign } from '../restore-design.ts';
import { designAt, mostChanges, readTemplateLog, timeOf } from './template-log.ts';
import { versionChanges } from './version-words.ts';
import { pageOf } from './versions-in.ts';

const perPage = 12;

async function designable(reader: Reader, viewer: Viewer, id: string): Promise<Template> {
  const template = await reader.get(templates, id);
  if (!template || !mayDesign(viewer, template)) throw notFound();
  return template;
}

/** Lists the versions of a template, the newest first (GFX-033). */
export const templateHistory = os.graphics.templateHistory.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { id } = await designable(tx, context.viewer, input.template);
    const { page, next } = pageOf(await readTemplateLog(tx, id, input.before), { perPage, mostChanges });
    const changes = await versionChanges(tx, page);
    return {
      versions: page.map(({ seq, by, at, publication, event }, index) => ({
        ...{ seq, by, at, publication, event },
        ...changes[index]!,
      })),
      next,
    };
  }),
);

/** The design of a template as a version left it. */
export const templateVersion = os.graphics.templateVersion.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const template = await designable(tx, context.viewer, input.template);
    return { design: await designAt(tx, template, input.seq) };
  }),
);

/** Gives a template the parts of one of its versions again, as a new change. */
export const restoreTemplateVersion = os.graphics.restoreTemplateVersion.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const template = await lockTemplate(tx, context.viewer, input.template);
    const design = await designAt(tx, template, input.seq);
    const version = await timeOf(tx, input.seq);
    return restoreDesign(tx, context.viewer, template, design, { at: tx.now, version });
  }),
);
