import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../../../kit/modal.tsx';
import { SearchInput } from '../../../kit/search-input.tsx';
import { BriefPick } from '../../../parts/brief-pick.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { FoundPictures } from './found-pictures.tsx';
import { type Looked, type PictureSource, pictureSources } from './picture-search.ts';

interface PicturePickerProps {
  of?: Looked;
  opened: boolean;
  onClose: () => void;
  /** Gets the id of the chosen file. */
  onPick: (file: string) => void;
}

/** Window to choose a picture or a video that the person may see: signed content, files of a brief or a match, or of other graphics. */
export function PicturePicker({ of = 'picture', opened, onClose, onPick }: PicturePickerProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={of === 'video' ? 'Choose Video' : 'Choose Picture'} size="xl">
      {opened && <Picker of={of} onPick={onPick} />}
    </Modal>
  );
}

function Picker({ of, onPick }: { of: Looked; onPick: PicturePickerProps['onPick'] }) {
  const archive = useCan('openArchive') && of === 'video';
  const may = { catalogue: useCan('openCatalogue'), brief: useCan('openProduction'), archive, uploaded: true };
  const sources = pictureSources.filter(({ value }) => may[value]);
  const [source, setSource] = useState<PictureSource>(sources[0]?.value ?? 'uploaded');
  const [search, setSearch] = useState('');
  const [brief, setBrief] = useState<string | null>(null);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={of === 'video' ? 'Videos from' : 'Pictures from'}
        data={sources.map(({ value, label }) => ({ value, label }))}
        value={source}
        onChange={(next) => setSource(sources.find(({ value }) => value === next)?.value ?? 'uploaded')}
      />
      {source === 'brief' && <BriefPick label="Brief" completed value={brief} onChange={setBrief} />}
      <SearchInput value={search} onChange={setSearch} placeholder={`Search ${of}s`} w="100%" />
      {source === 'brief' && !brief ? null : (
        <FoundPictures key={`${source} ${brief} ${search}`} of={{ of, source, brief, search }} onPick={onPick} />
      )}
    </Stack>
  );
}
