import { Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { acceptedForType, type Brief, missingForBriefFile, needsDimensions, withType } from '@pavilion/domain';
import { useState } from 'react';
import { listWords } from '../../kit/list-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';
import { Uploader } from '../../parts/uploader.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useBrandsOf } from './use-brands-of.ts';

interface BriefUploadProps {
  brief: Brief;
  opened: boolean;
  /** Whether the user may upload signed deliverables. */
  maySign: boolean;
  onClose: () => void;
}

const fieldWords = { type: 'a type', brand: 'a brand', format: 'dimensions' };

/** Files that become deliverables of the brief, for feedback or signed (PRD-043, PRD-066, PRD-067, PRD-068, PRD-069). */
export function BriefUpload({ brief, opened, maySign, onClose }: BriefUploadProps) {
  const lists = useConfiguration();
  const forFeedback = useCan('uploadVersion');
  const [as, setAs] = useState<'feedback' | 'signed'>(forFeedback ? 'feedback' : 'signed');
  const { data: brands, only = '' } = useBrandsOf(brief);
  const [chosen, setChosen] = useState({
    type: '',
    brand: only,
    format: '',
    folderName: '',
  });
  const set = (changes: Partial<typeof chosen>) => setChosen({ ...chosen, ...changes });
  const missing = missingForBriefFile(chosen);
  return (
    <Modal opened={opened} onClose={onClose} title="Upload files to this brief" size="lg">
      <Stack gap="sm">
        {maySign && forFeedback && (
          <SegmentedControl
            aria-label="What the files become"
            value={as}
            onChange={(value) => setAs(value === 'signed' ? 'signed' : 'feedback')}
            data={[
              { value: 'feedback', label: 'For feedback' },
              { value: 'signed', label: 'Signed off' },
            ]}
          />
        )}
        <Group grow>
          <Select
            label="Type"
            searchable
            data={lists.delTypes.map((type) => type.display)}
            value={chosen.type || null}
            onChange={(type) => type && set(withType(chosen, type))}
          />
          <Select
            label="Brand"
            searchable
            data={brands}
            value={chosen.brand || null}
            onChange={(brand) => set({ brand: brand ?? '' })}
          />
        </Group>
        <Group grow>
          {needsDimensions(chosen.type) && (
            <Select
              label="Dimensions"
              searchable
              data={lists.formats}
              value={chosen.format || null}
              onChange={(format) => set({ format: format ?? '' })}
            />
          )}
          <TextInput
            label="Folder"
            value={chosen.folderName}
            onChange={(event) => set({ folderName: event.currentTarget.value })}
          />
        </Group>
        {missing.length > 0 ? (
          <Text size="sm" c="dimmed">
            Choose {listWords(missing.map((field) => fieldWords[field]))} first.
          </Text>
        ) : (
          <Uploader
            target={{
              what: 'brief-file',
              prodID: brief.id,
              type: chosen.type,
              brand: chosen.brand,
              as,
              ...(chosen.format ? { format: chosen.format } : {}),
              ...(chosen.folderName ? { folderName: chosen.folderName } : {}),
            }}
            accepted={acceptedForType(lists.delTypes, chosen.type)}
            disabled={!opened}
            onStarted={onClose}
          />
        )}
      </Stack>
    </Modal>
  );
}
