import type { RundownItem } from '@pavilion/domain';
import { PicturePicker } from '../maker/picture/picture-picker.tsx';

interface AddFilmProps {
  opened: boolean;
  onAdd: (item: Omit<RundownItem, 'order'>) => void;
  onClose: () => void;
}

/** Window to add a film alone to a rundown: a sting, a clip or a replay that this person may see. */
export function AddFilm({ opened, onAdd, onClose }: AddFilmProps) {
  return (
    <PicturePicker
      of="video"
      opened={opened}
      onClose={onClose}
      onPick={(film, title) => {
        onAdd({ film, title, atEnd: 'out' });
        onClose();
      }}
    />
  );
}
