import { files, type Kit } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import classes from './picture.module.css';
import { PictureChoice } from './picture-choice.tsx';

interface KitPicturesProps {
  kit: Kit;
  onPick: (file: string, name: string) => void;
}

/** Logos of a brand kit, then the badges of its teams, to choose one. */
export function KitPictures({ kit, onPick }: KitPicturesProps) {
  const named = namedPictures(kit);
  const { documents, status } = useLive(files, { where: { id: { in: named.map(({ file }) => file) } } });
  if (status === 'loading') return <PleaseWait />;
  const found = new Map(documents.map((file) => [file.id, file]));
  return (
    <ul className={classes.grid} aria-label="Pictures found">
      {named.map(({ name, file: id }) => {
        const file = found.get(id);
        return file && <PictureChoice key={`${name} ${id}`} file={file} name={name} onPick={onPick} />;
      })}
    </ul>
  );
}

/** The pictures of a brand kit with their names there. */
export const namedPictures = ({ logos, teams }: Pick<Kit, 'logos' | 'teams'>): { name: string; file: string }[] => [
  ...logos,
  ...Object.entries(teams).flatMap(([name, { badge }]) => (badge ? { name, file: badge } : [])),
];
