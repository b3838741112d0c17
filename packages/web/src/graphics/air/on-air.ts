import {
  type AirLayer,
  type ControlDoc,
  controlDocs,
  type Graphic,
  graphics,
  layersOnAir,
  type Template,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import type { Question } from '../../kit/question.ts';
import { keptInTrash } from '../../parts/use-erase.ts';

const plainTitle = ({ rundown }: Pick<ControlDoc, 'rundown'>, item: string): string =>
  rundown[item]?.title || (rundown[item]?.film ? 'a film' : 'a graphic');

/** Name of an item of a rundown; among items of one name, the later ones have a number. */
export function itemTitle(control: Pick<ControlDoc, 'rundown'>, item: string): string {
  const { rundown } = control;
  const title = plainTitle(control, item);
  const alike = Object.keys(rundown)
    .filter((other) => plainTitle(control, other) === title)
    .sort((one, other) => (rundown[one]?.order ?? 0) - (rundown[other]?.order ?? 0) || (one < other ? -1 : 1));
  const at = alike.indexOf(item);
  return at > 0 ? `${title} (${at + 1})` : title;
}

/** Names of what a rundown has on air, the uppermost layer first, as it is seen. */
export const onAirTitle = (control: ControlDoc, layers: readonly AirLayer[]): string =>
  layers
    .map(({ programme }) => itemTitle(control, programme.item))
    .reverse()
    .join(', ');

interface RundownOnAir {
  control: ControlDoc;
  /** Ids of the graphics that it has on air. */
  graphics: readonly string[];
  publications: readonly string[];
}

/** Rundowns that have graphics on air, of those that this person may see: the live query has no others. */
function useOnAir(): readonly RundownOnAir[] {
  const { documents } = useLive(controlDocs, { orderBy: [{ field: 'updated_at', direction: 'desc' }] });
  return documents.flatMap((control) => {
    const programmes = layersOnAir(control, Date.now()).map(({ programme }) => programme);
    const shown = programmes.flatMap(({ item }) => control.rundown[item]?.graphic ?? []);
    if (shown.length === 0) return [];
    return { control, graphics: shown, publications: programmes.flatMap(({ publication }) => publication ?? []) };
  });
}

/** Rundowns that have this graphic on air. */
export const useGraphicOnAir = ({ id }: Pick<Graphic, 'id'>): readonly ControlDoc[] =>
  useOnAir().flatMap(({ control, graphics: shown }) => (shown.includes(id) ? control : []));

/** Rundowns that have a graphic of this template on air. */
export function useTemplateOnAir({ id, publication }: Pick<Template, 'id' | 'publication'>): readonly ControlDoc[] {
  const onAir = useOnAir();
  const shown = [...new Set(onAir.flatMap((each) => each.graphics))].sort();
  const { documents } = useLive(graphics, shown.length > 0 ? { where: { id: { in: shown } } } : null);
  const made = new Set(documents.flatMap((graphic) => (graphic.template === id ? [graphic.id] : [])));
  return onAir.flatMap(({ control, graphics: on, publications }) =>
    on.some((graphic) => made.has(graphic)) || (publication !== undefined && publications.includes(publication))
      ? control
      : [],
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
