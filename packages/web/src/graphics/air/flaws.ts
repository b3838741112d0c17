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
  placesOfFile,
  publications,
  refuseShown,
  type UnfitText,
  unfitIn,
  unfitWords,
} from '@pavilion/domain';
import { picturesOf } from '@pavilion/drawing';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

const none: readonly string[] = [];
const allFit: readonly UnfitText[] = [];

/**
 * Why a graphic of a rundown is not fit to be shown, in the sentences with which Export refuses it. `unfit` are the
 * texts of its first slide that do not fit or lack a font, as they were drawn.
 */
export function useFlaws(id: string | undefined, unfit: readonly UnfitText[] = allFit): string[] {
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
    ...unfitSentences(design, unfit),
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

function unfitSentences(design: Design, unfit: readonly UnfitText[]): string[] {
  const slides = design.slides.toSorted((one, other) => one.order - other.order).slice(0, 1);
  const notes = unfitIn(design, { size: airSize(design), slides: slides.map(({ id }) => id) }, unfit);
  return notes.length > 0 ? [unfitWords(notes)] : [];
}
