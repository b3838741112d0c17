import {
  airSize,
  buildScene,
  type Design,
  fileOfPicture,
  files,
  filmsOfDesign,
  type Graphic,
  graphics,
  missingForExport,
  overflowsIn,
  overflowWords,
  placesOfFile,
  publications,
  refuseShown,
} from '@pavilion/domain';
import { picturesOf } from '@pavilion/drawing';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

const none: readonly string[] = [];

/**
 * Why a graphic of a rundown is not fit to be shown, in the sentences with which Export refuses it. `overflowing` names the nodes of
 * its first slide whose texts do not fit, as they were drawn.
 */
export function useFlaws(id: string | undefined, overflowing: readonly string[] = none): string[] {
  const { document: graphic } = useDoc(graphics, id);
  const { document: publication } = useDoc(publications, graphic?.publication);
  const design = publication?.design;
  const shown = useMemo(() => (graphic && design ? filesShown(graphic, design) : none), [graphic, design]);
  const { documents, status } = useLive(files, shown.length > 0 ? { where: { id: { in: shown } } } : null);
  if (!graphic || !design) return [];
  const films = filmsOfDesign(design);
  const lost = status === 'ready' ? shown : [];
  return [
    ...Object.values(missingForExport(design, graphic.values)),
    ...lost.flatMap((file) => {
      const [place] = placesOfFile(design, graphic.values, file);
      return (
        refuseShown(
          documents.find((each) => each.id === file),
          films.includes(file),
          place,
        ) ?? []
      );
    }),
    ...tooLong(design, overflowing),
  ];
}

/** Stored pictures and films that it shows on air. */
const filesShown = ({ values, changes }: Graphic, design: Design): string[] =>
  [
    ...new Set(
      design.slides.flatMap(({ id: slide }) =>
        picturesOf(buildScene(design, { slide, size: airSize(design), values, changes })).map(fileOfPicture),
      ),
    ),
  ].sort();

function tooLong(design: Design, overflowing: readonly string[]): string[] {
  const slides = design.slides.toSorted((one, other) => one.order - other.order).slice(0, 1);
  const named = overflowsIn(design, { size: airSize(design), slides: slides.map(({ id }) => id) }, overflowing);
  return named.length > 0 ? [overflowWords(named)] : [];
}
