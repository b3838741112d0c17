import { type ArchiveEvent, hasClip } from '@pavilion/domain/archive';
import { countWords } from '../../kit/count-words.ts';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { ZipSelection } from '../../parts/zips.tsx';
import { ExportSelection } from './export-selection.tsx';
import { orderOfChoice } from './use-selected-events.ts';

interface ZipClipsProps {
  /** Selected clips that are on screen or were. */
  clips: readonly ArchiveEvent[];
  /** Number of selected clips, with those that are gone. */
  count: number;
  onClear: () => void;
}

/** Bar below the clips: those selected as one film, as a list, or as a zip of their files. */
export function ZipClips({ clips, count, onClear }: ZipClipsProps) {
  if (count === 0) return null;
  const files = clips.flatMap((clip) => (hasClip(clip) && clip.clipFile ? [{ id: clip.clipFile }] : []));
  const missing = count - files.length;
  const without = `${countWords(missing, 'selected clip')} ${missing === 1 ? 'has' : 'have'} no file and ${missing === 1 ? 'is' : 'are'} left out.`;
  return (
    <SelectionBar count={count} onClear={onClear}>
      <ExportSelection chosen={clips} order={orderOfChoice} size="xs" />
      {files.length > 0 && (
        <ZipSelection source={{}} files={files} label="Request Zip" {...(missing > 0 ? { without } : {})} />
      )}
    </SelectionBar>
  );
}
