import {
  airSize,
  type ControlDoc,
  type Design,
  files,
  filmDesign,
  filmOfFile,
  graphics,
  type Programme,
  previewedLayers,
  publications,
  type SlotVideo,
  shownLayers,
  type UnfitText,
} from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { DesignPicture } from '../design-picture.tsx';
import { useUploadedFaces } from '../use-uploaded-faces.ts';
import { itemTitle } from './on-air.ts';
import { ProgrammePicture } from './programme-picture.tsx';

/** What is on air: all layers as they come, stay and leave. */
export function OnAirPicture({ control }: { control: ControlDoc }) {
  return shownLayers(control).map(({ layer, programme }) => (
    <OnAirLayer key={`${layer} ${programme.item}`} programme={programme} />
  ));
}

function OnAirLayer({ programme }: { programme: Programme }) {
  const design = useDesign(programme);
  const uploaded = useUploadedFaces();
  return design && <ProgrammePicture design={design} programme={programme} uploaded={uploaded} scale={0.5} />;
}

interface PreviewProps {
  control: ControlDoc;
  /** Texts of the previewed item that do not fit or lack a font, after each drawing. */
  onUnfit: (texts: readonly UnfitText[]) => void;
}

/** What Take would put on air: the previewed item as it stands now, and what stays beside it. */
export function PreviewPicture({ control, onUnfit }: PreviewProps) {
  return previewedLayers(control, Date.now()).map((each) =>
    'item' in each ? (
      <PreviewedItem key={each.layer} control={control} item={each.item} onUnfit={onUnfit} />
    ) : (
      <StayingLayer key={each.layer} programme={each.programme} />
    ),
  );
}

function PreviewedItem({ control, item, onUnfit }: PreviewProps & { item: string }) {
  const { graphic: id, film, atEnd } = control.rundown[item]!;
  const { document: graphic } = useDoc(graphics, id);
  const { document: file } = useDoc(files, film);
  const shown = useDesign({ publication: graphic?.publication, film: file && filmOfFile(file, atEnd) });
  if (!shown) return null;
  const { values, changes } = graphic ?? {};
  return (
    <DesignPicture
      design={shown}
      size={airSize(shown)}
      values={values ?? {}}
      changes={changes}
      onUnfit={onUnfit}
      alt={`Preview: ${graphic?.name ?? itemTitle(control, item)}`}
    />
  );
}

function StayingLayer({ programme }: { programme: Programme }) {
  const design = useDesign(programme);
  if (!design) return null;
  const { slide, values, changes } = programme;
  return (
    <DesignPicture design={design} slide={slide} size={airSize(design)} values={values} changes={changes} alt="" />
  );
}

/** The design of a publication, or of a film alone; null until it is here. */
function useDesign({
  publication: id,
  film,
}: {
  publication?: string | undefined;
  film?: SlotVideo | null | undefined;
}) {
  const { document: publication } = useDoc(publications, id);
  const key = film ? JSON.stringify(film) : '';
  const alone = useMemo((): Design | null => (key ? filmDesign(JSON.parse(key) as SlotVideo) : null), [key]);
  return alone ?? publication?.design ?? null;
}
