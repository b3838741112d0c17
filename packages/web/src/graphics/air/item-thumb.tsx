import { airSize, files, graphics, publications, type RundownItem, type UnfitText } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { thumbOf } from '../../parts/file-thumb.ts';
import { DesignThumb } from '../design-thumb.tsx';
import classes from './control-page.module.css';

interface ItemThumbProps {
  item: RundownItem;
  /** Texts that do not fit or lack a font, once it is drawn. */
  onUnfit: (texts: readonly UnfitText[]) => void;
}

/** A small picture of an item of a rundown, beside its name. */
export function ItemThumb({ item: { graphic, film }, onUnfit }: ItemThumbProps) {
  return (
    <div className={classes.thumb}>
      {film ? <FilmThumb file={film} /> : <GraphicThumb graphic={graphic} onUnfit={onUnfit} />}
    </div>
  );
}

function GraphicThumb({ graphic: id, onUnfit }: { graphic: string | undefined } & Omit<ItemThumbProps, 'item'>) {
  const { document: graphic } = useDoc(graphics, id);
  const { document: publication } = useDoc(publications, graphic?.publication);
  if (!graphic || !publication) return null;
  const { design } = publication;
  return (
    <DesignThumb
      design={design}
      size={airSize(design)}
      values={graphic.values}
      changes={graphic.changes}
      onUnfit={onUnfit}
      drawnAs={`${graphic.id} ${graphic._rev} air`}
    />
  );
}

function FilmThumb({ file: id }: { file: string }) {
  const { document: file } = useDoc(files, id);
  return file && <MediaThumb {...thumbOf(file)} duration={undefined} alt="" ratio={16 / 9} />;
}
