import { SegmentedControl, Stack } from '@mantine/core';
import type { Kit } from '@pavilion/domain';
import { useState } from 'react';
import { Modal } from '../../../kit/modal.tsx';
import { SearchInput } from '../../../kit/search-input.tsx';
import { BriefPick } from '../../../parts/brief-pick.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { FoundPictures } from './found-pictures.tsx';
import { KitPictures, namedPictures } from './kit-pictures.tsx';
import { type Looked, type PictureSource, pictureSources } from './picture-search.ts';

interface PicturePickerProps {
  of?: Looked;
  /** Whose logos and badges are offered too. */
  kit?: Kit | undefined;
  opened: boolean;
  onClose: () => void;
  /** Gets the id of the chosen file, and its name as shown. */
  onPick: (file: string, name: string) => void;
}

/**
 * Window to choose a picture or a video that the person may see: of the brand kit, signed content, files of a brief or a match, or of
 * other graphics.
 */
export function PicturePicker({ of = 'picture', kit, opened, onClose, onPick }: PicturePickerProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={of === 'video' ? 'Choose Video' : 'Choose Picture'} size="xl">
      {opened && <Picker of={of} kit={kit} onPick={onPick} />}
    </Modal>
  );
}

const sources = [{ value: 'kit', label: 'Brand kit' } as const, ...pictureSources];

function Picker({ of, kit, onPick }: { of: Looked } & Pick<PicturePickerProps, 'kit' | 'onPick'>) {
  const archive = useCan('openArchive') && of === 'video';
  const may = {
    kit: of === 'picture' && kit !== undefined && namedPictures(kit).length > 0,
    catalogue: useCan('openCatalogue'),
    brief: useCan('openProduction'),
    archive,
    uploaded: true,
  };
  const offered = sources.filter(({ value }) => may[value]);
  const [source, setSource] = useState<PictureSource | 'kit'>(offered[0]?.value ?? 'uploaded');
  const [search, setSearch] = useState('');
  const [brief, setBrief] = useState<string | null>(null);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={of === 'video' ? 'Videos from' : 'Pictures from'}
        data={offered.map(({ value, label }) => ({ value, label }))}
        value={source}
        onChange={(next) => setSource(offered.find(({ value }) => value === next)?.value ?? 'uploaded')}
      />
      {source === 'kit' ? (
        kit && <KitPictures kit={kit} onPick={onPick} />
      ) : (
        <>
          {source === 'brief' && <BriefPick label="Brief" completed value={brief} onChange={setBrief} />}
          <SearchInput value={search} onChange={setSearch} placeholder={`Search ${of}s`} w="100%" />
          {(source !== 'brief' || brief) && (
            <FoundPictures key={`${source} ${brief} ${search}`} of={{ of, source, brief, search }} onPick={onPick} />
          )}
        </>
      )}
    </Stack>
  );
}
