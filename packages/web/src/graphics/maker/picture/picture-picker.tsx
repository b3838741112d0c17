import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../../../kit/modal.tsx';
import { SearchInput } from '../../../kit/search-input.tsx';
import { BriefPick } from '../../../parts/brief-pick.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { FoundPictures } from './found-pictures.tsx';
import { type PictureSource, pictureSources } from './picture-search.ts';

interface PicturePickerProps {
  opened: boolean;
  onClose: () => void;
  /** Gets the id of the chosen file. */
  onPick: (file: string) => void;
}

/** Window to choose a picture that the person may see: signed content, files of a brief, or pictures of other graphics. */
export function PicturePicker({ opened, onClose, onPick }: PicturePickerProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Choose Picture" size="xl">
      {opened && <Picker onPick={onPick} />}
    </Modal>
  );
}

function Picker({ onPick }: Pick<PicturePickerProps, 'onPick'>) {
  const may = { catalogue: useCan('openCatalogue'), brief: useCan('openProduction'), uploaded: true };
  const sources = pictureSources.filter(({ value }) => may[value]);
  const [source, setSource] = useState<PictureSource>(sources[0]?.value ?? 'uploaded');
  const [search, setSearch] = useState('');
  const [brief, setBrief] = useState<string | null>(null);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Pictures from"
        data={sources.map(({ value, label }) => ({ value, label }))}
        value={source}
        onChange={(next) => setSource(sources.find(({ value }) => value === next)?.value ?? 'uploaded')}
      />
      {source === 'brief' && <BriefPick label="Brief" completed value={brief} onChange={setBrief} />}
      <SearchInput value={search} onChange={setSearch} placeholder="Search pictures" w="100%" />
      {source === 'brief' && !brief ? null : (
        <FoundPictures key={`${source} ${brief} ${search}`} of={{ source, brief, search }} onPick={onPick} />
      )}
    </Stack>
  );
}
