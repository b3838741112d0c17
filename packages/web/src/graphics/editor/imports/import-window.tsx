import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { countWords, type ImportedSlot, scaleTo } from '@pavilion/domain';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '../../../kit/modal.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { UploadLine } from '../../../parts/uploads/upload-line.tsx';
import { useFonts } from '../../use-fonts.ts';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { useStore } from '../state/store.ts';
import { addImported } from './add-imported.ts';
import { readDesignFile } from './read-design-file.ts';
import type { ReadSlide } from './read-psd.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

/** Reads a Photoshop document or an SVG file into a new slide, after saying what of it was not understood (GFX-032). */
export function ImportWindow() {
  const { view } = useEditor();
  const importing = useStore(view, (state) => state.importing);
  const close = () => view.set({ importing: undefined });
  return (
    <Modal opened={importing !== undefined} onClose={close} title="Import PSD or SVG" size="lg">
      {importing && <Import given={importing === 'choose' ? undefined : importing} onDone={close} />}
    </Modal>
  );
}

/** `given` was dropped on the canvas. */
function Import({ given, onDone }: { given: File | undefined; onDone: () => void }) {
  const { names: families } = useFonts();
  const uploaded = useUploadedFaces();
  const { first: size } = useModel();
  const [file, setFile] = useState(given);
  const [read, setRead] = useState<ReadSlide>();
  const [refusal, setRefusal] = useState<string>();
  const take = async (chosen: File) => {
    setFile(chosen);
    setRefusal(undefined);
    const answer = await readDesignFile(chosen, {
      families,
      uploaded,
      scaleOf: (drawing) => scaleTo(drawing, size),
    });
    if (typeof answer !== 'string') return setRead(answer);
    setRefusal(answer);
    setFile(undefined);
  };
  const first = useRef(() => given && take(given));
  useEffect(() => void first.current(), []);
  const again = () => {
    setFile(undefined);
    setRead(undefined);
  };
  if (file && read)
    return <Found name={file.name.replace(/\.[^.]+$/, '')} read={read} onAgain={again} onDone={onDone} />;
  if (file) return <PleaseWait label={`Reading ${file.name}`} />;
  return <ChooseFile refusal={refusal} onChoose={(chosen) => void take(chosen)} />;
}

interface ChooseFileProps {
  refusal: string | undefined;
  onChoose: (file: File) => void;
}

function ChooseFile({ refusal, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="md">
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Text size="sm">
        Texts, shapes, pictures and groups of the file become layers. You see what was not understood before the slide
        is added.
      </Text>
      <Group>
        <Button leftSection={<IconUpload size={16} />} onClick={() => input.current?.click()}>
          Choose File
        </Button>
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="PSD or SVG"
        accept=".psd,.psb,.svg"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          currentTarget.value = '';
        }}
      />
    </Stack>
  );
}

interface FoundProps {
  name: string;
  read: ReadSlide;
  /** It was the wrong file. */
  onAgain: () => void;
  onDone: () => void;
}

/** What was read, and what was not. Adds the slide once its pictures are stored. */
function Found({ name, read, onAgain, onDone }: FoundProps) {
  const editor = useEditor();
  const { template } = useModel();
  const { start, files, held, storedCount } = usePictureUploads(template.id);
  const [adding, setAdding] = useState(false);
  const { pictures, remarks, slots } = read;
  const isComplete = adding && (files !== undefined || pictures.length === 0);
  const finish = useRef(() => {});
  finish.current = () => {
    addImported(editor, read, name, files ?? new Map());
    onDone();
  };
  useEffect(() => {
    if (isComplete) finish.current();
  }, [isComplete]);
  const add = () => {
    setAdding(true);
    if (pictures.length === 0) return;
    // A number for each, since two layers may have the same name.
    start(
      pictures.map(({ slot, name: layer, pixels }, index) => ({
        slot,
        file: new File([pixels], `${layer} ${index + 1}.png`, { type: 'image/png' }),
      })),
      { imported: true },
    );
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        {name}: {countsOf(slots)}
      </Text>
      {remarks.length > 0 && (
        <section aria-label="Not understood">
          <Text size="sm" fw={550} mb={4}>
            Not understood
          </Text>
          <List size="sm" spacing={2}>
            {remarks.map((remark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and two layers may be called alike.
              <List.Item key={index}>{remark}</List.Item>
            ))}
          </List>
        </section>
      )}
      {held.map((item) => (
        <UploadLine key={item.id} item={item} />
      ))}
      <Group justify="flex-end" gap="sm">
        {adding && (
          <Text size="sm" c="dimmed" role="status">
            {storedCount} of {countWords(pictures.length, 'picture')} stored
          </Text>
        )}
        <Button variant="default" disabled={adding} onClick={onAgain}>
          Choose Another File
        </Button>
        <Button loading={adding} onClick={add}>
          Add Slide
        </Button>
      </Group>
    </Stack>
  );
}

const nouns = { text: 'text', picture: 'picture', shape: 'shape', group: 'group' } as const;

/** "2 texts, 1 picture" */
function countsOf(slots: readonly ImportedSlot[]): string {
  const counts = Object.entries(nouns).flatMap(([type, noun]) => {
    const count = slots.filter((slot) => slot.type === type).length;
    return count > 0 ? [countWords(count, noun)] : [];
  });
  return counts.join(', ') || 'no layers';
}
