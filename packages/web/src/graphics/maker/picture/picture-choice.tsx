import { type FileDocument, refuseFilm, refusePicture } from '@pavilion/domain';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { thumbOf } from '../../../parts/file-thumb.ts';
import classes from './picture.module.css';
import type { Looked } from './picture-search.ts';

interface PictureChoiceProps {
  of?: Looked | undefined;
  file: FileDocument;
  name: string;
  onPick: (file: string, name: string) => void;
}

/** A picture or video to choose. One that cannot be drawn says why. */
export function PictureChoice({ of, file, name, onPick }: PictureChoiceProps) {
  const refused = of === 'video' ? refuseFilm(file) : refusePicture(file);
  return (
    <li>
      <button
        type="button"
        className={`${classes.choice} mantine-focus-auto`}
        disabled={refused !== null}
        title={refused ?? name}
        onClick={() => onPick(file.id, name)}
      >
        <MediaThumb {...thumbOf(file)} alt="" ratio={1} />
        <span className={classes.name}>{name}</span>
      </button>
    </li>
  );
}
