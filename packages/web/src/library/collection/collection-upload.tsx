import { Autocomplete, CloseButton, SimpleGrid, Stack, Text } from '@mantine/core';
import {
  acceptedForType,
  type Collection,
  collectionFolder,
  type Deliverable,
  missingForCollectionFile,
} from '@pavilion/domain';
import { useState } from 'react';
import { listWords } from '../../kit/list-words.ts';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { offered } from '../../parts/offered.ts';
import { Uploader } from '../../parts/uploader.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';

interface CollectionUploadProps {
  collection: Collection;
  items: readonly Deliverable[];
  onClose: () => void;
}

const fieldWords = {
  type: 'a type',
  brand: 'a brand',
  format: 'dimensions',
  department: 'a department',
  partner: 'a partner',
};

/** People whose list has one entry have no choice. */
const theOnly = (access: readonly string[]): string => (access.length === 1 ? (access[0] ?? '') : '');

/** Uploads files as signed deliverables of the collection, once their facts are chosen (LIB-027 to LIB-029). */
export function CollectionUpload({ collection, items, onClose }: CollectionUploadProps) {
  const lists = useConfiguration();
  const user = useUser();
  const [chosen, setChosen] = useState(() => ({
    type: '',
    format: '',
    brand: theOnly(user.brandAccess),
    department: theOnly(user.departmentAccess),
    partner: theOnly(user.partnerAccess),
  }));
  const [folderName, setFolderName] = useState('');
  const missing = missingForCollectionFile(chosen, user.partnerAccess);
  const pick = (field: keyof typeof chosen) => ({
    value: chosen[field] || null,
    required: true,
    onChange: (value: string | null) => setChosen({ ...chosen, [field]: value ?? '' }),
  });
  const folders = [...new Set(items.flatMap((item) => collectionFolder(item, collection.id) ?? []))].sort();
  return (
    <Panel
      title="Upload Files to This Collection"
      note="The files are signed off immediately and appear in the catalogue."
      actions={<CloseButton aria-label="Close Upload" onClick={onClose} />}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
          <Pick label="Type" data={lists.delTypes.map((type) => type.display)} {...pick('type')} />
          <Pick label="Brand" data={offered(lists.brand, user.brandAccess)} {...pick('brand')} />
          <Pick label="Dimensions" data={lists.formats} {...pick('format')} />
          <Pick label="Department" data={offered(lists.departments, user.departmentAccess)} {...pick('department')} />
          <Pick
            label="Partner"
            data={offered(lists.partners, user.partnerAccess)}
            {...pick('partner')}
            required={user.partnerAccess.length > 0}
            clearable={user.partnerAccess.length === 0}
          />
          <Autocomplete label="Folder" maxLength={200} data={folders} value={folderName} onChange={setFolderName} />
        </SimpleGrid>
        {missing.length > 0 ? (
          <Text size="sm" c="dimmed" role="status">
            Choose {listWords(missing.map((field) => fieldWords[field]))} first.
          </Text>
        ) : (
          <Uploader
            key={chosen.type}
            target={(dropped) => {
              const folder = [folderName.trim(), dropped.folder].filter(Boolean).join('/');
              return {
                what: 'collection-file',
                colID: collection.id,
                type: chosen.type,
                brand: chosen.brand,
                format: chosen.format,
                department: chosen.department,
                ...(chosen.partner ? { partner: chosen.partner } : {}),
                ...(folder ? { folderName: folder } : {}),
              };
            }}
            accepted={acceptedForType(lists.delTypes, chosen.type)}
          />
        )}
      </Stack>
    </Panel>
  );
}
