import { type FileDocument, matches, refuseFilm, refusePicture } from '@pavilion/domain';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { useNamedOne } from '../../../parts/use-named.ts';
import { matchWords } from '../../match-words.ts';
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
  // Clips of one kind have one name, whatever their match.
  const match = useNamedOne(matches, file.match);
  const about = match ? matchWords(match) : '';
  return (
    <li>
      <button
        type="button"
        className={`${classes.choice} mantine-focus-auto`}
        disabled={refused !== null}
        title={refused ?? [name, about].filter(Boolean).join(' · ')}
        onClick={() => onPick(file.id, name)}
      >
        <MediaThumb {...thumbOf(file)} alt="" ratio={1} />
        <span className={classes.name}>{name}</span>
        {about && <span className={`${classes.name} ${classes.about}`}>{about}</span>}
      </button>
    </li>
  );
}
