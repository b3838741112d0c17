import { airSize, files, graphics, publications, type RundownItem } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { thumbOf } from '../../parts/file-thumb.ts';
import { DesignThumb } from '../design-thumb.tsx';
import classes from './control-page.module.css';

interface ItemThumbProps {
  item: RundownItem;
  /** Nodes whose texts do not fit, once it is drawn. */
  onOverflow: (ids: readonly string[]) => void;
}

/** A small picture of an item of a rundown, beside its name. */
export function ItemThumb({ item: { graphic, film }, onOverflow }: ItemThumbProps) {
  return (
    <div className={classes.thumb}>
      {film ? <FilmThumb file={film} /> : <GraphicThumb graphic={graphic} onOverflow={onOverflow} />}
    </div>
  );
}

function GraphicThumb({ graphic: id, onOverflow }: { graphic: string | undefined } & Omit<ItemThumbProps, 'item'>) {
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
      onOverflow={onOverflow}
      drawnAs={`${graphic.id} ${graphic._rev} air`}
    />
  );
}

function FilmThumb({ file: id }: { file: string }) {
  const { document: file } = useDoc(files, id);
  return file && <MediaThumb {...thumbOf(file)} duration={undefined} alt="" ratio={16 / 9} />;
}
