import { type ControlDoc, controlDocs, type Graphic, graphics, isOnAir, type Template } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import type { Question } from '../../kit/question.ts';
import { keptInTrash } from '../../parts/use-erase.ts';

/** Name of what a rundown has on air. */
export const onAirTitle = ({ rundown, programme }: ControlDoc): string =>
  (programme && rundown[programme.item]?.title) || 'a graphic';

const graphicOnAir = ({ rundown, programme }: ControlDoc): string | undefined =>
  programme && rundown[programme.item]?.graphic;

/** Rundowns that have something on air, of those that this person may see: the live query has no others. */
function useOnAir(): readonly ControlDoc[] {
  const { documents } = useLive(controlDocs, { orderBy: [{ field: 'updated_at', direction: 'desc' }] });
  return documents.filter((control) => isOnAir(control) && graphicOnAir(control) !== undefined);
}

/** Rundowns that have this graphic on air. */
export const useGraphicOnAir = ({ id }: Pick<Graphic, 'id'>): readonly ControlDoc[] =>
  useOnAir().filter((control) => graphicOnAir(control) === id);

/** Rundowns that have a graphic of this template on air. */
export function useTemplateOnAir({ id, publication }: Pick<Template, 'id' | 'publication'>): readonly ControlDoc[] {
  const onAir = useOnAir();
  const shown = [...new Set(onAir.map((control) => graphicOnAir(control)!))].sort();
  const { documents } = useLive(graphics, shown.length > 0 ? { where: { id: { in: shown } } } : null);
  const made = new Set(documents.flatMap((graphic) => (graphic.template === id ? [graphic.id] : [])));
  return onAir.filter(
    (control) => made.has(graphicOnAir(control)!) || (publication && control.programme?.publication === publication),
  );
}

/** Where something is on air, as a sentence. */
export const onAirWords = (rundowns: readonly ControlDoc[]): string =>
  `On air in ${rundowns.map(({ name }) => `“${name}”`).join(' and ')}.`;

const afterwards = {
  Graphic: 'It stays there until it is taken out, but can no longer be updated.',
  Template: 'Its picture can disappear from there.',
};

/** The question before something is deleted that is on air. */
export const deletesOnAir = (noun: keyof typeof afterwards, rundowns: readonly ControlDoc[]): Question => ({
  title: `This ${noun.toLowerCase()} is on air`,
  text: [onAirWords(rundowns), afterwards[noun], keptInTrash].join(' '),
  confirm: `Delete ${noun}`,
  danger: true,
});
