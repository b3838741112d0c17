import { Alert, Button, FileInput, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { files, graphicFonts } from '@pavilion/domain';
import { acceptedBy } from '@pavilion/domain/production';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { UploadLine } from '../../parts/uploads/upload-line.tsx';
import { useInsertForm } from '../../parts/use-insert-form.ts';
import { useUploadedFile } from '../maker/picture/use-uploaded-file.ts';

interface NewFontProps {
  opened: boolean;
  onClose: () => void;
}

/** Window to upload a font: one file for each weight, with the note of its licence (GFX-009). */
export function NewFont({ opened, onClose }: NewFontProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Upload Font">
      {opened && <NewFontForm onClose={onClose} />}
    </Modal>
  );
}

const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900].map(String);

function NewFontForm({ onClose }: Pick<NewFontProps, 'onClose'>) {
  const [file, setFile] = useState('');
  // What the file says of itself stands in the fields, until somebody types there.
  const { document: read } = useDoc(files, file || null);
  const { family: own = '', weight: heavy = 400, italic: slanted = false } = read?.font ?? {};
  const form = useFormValues({ family: own, weight: String(heavy), italic: slanted, licence: '', file });
  const { insert, saving, error } = useInsertForm(graphicFonts, form);
  const upload = useUploadedFile({ what: 'graphic-font' }, acceptedBy.font, (arrived) => {
    setFile(arrived);
    form.setErrors(({ file: _asked, ...others }) => others);
  });
  const { family, weight, italic, licence } = form.values;
  const save = async () => {
    const faults = {
      ...(!file && { file: 'Choose the file of the font.' }),
      ...(family.trim() === '' && { family: 'Family is needed.' }),
      ...(licence.trim() === '' && { licence: 'Licence is needed.' }),
    };
    if (Object.keys(faults).length > 0) return form.setErrors(faults);
    const made = await insert({
      family: family.trim(),
      weight: Number(weight),
      italic,
      licence: licence.trim(),
      file,
    });
    if (made) onClose();
  };
  return (
    <form noValidate onSubmit={submits(save)}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <FileInput
          label="File"
          description={acceptedBy.font.join(', ')}
          placeholder="Choose a file"
          accept={acceptedBy.font.map((extension) => `.${extension}`).join(',')}
          error={upload.refusal ?? form.errors.file}
          onChange={(chosen) => chosen && upload.start(chosen)}
        />
        {upload.item && <UploadLine item={upload.item} />}
        {file && (
          <Text size="xs" c="dimmed" role="status">
            The file has arrived.
          </Text>
        )}
        <TextInput label="Family" description="The same for all weights of a font." {...form.text('family')} />
        <Group gap="lg" align="flex-end">
          <Select label="Weight" w={110} data={weights} {...form.choice('weight')} />
          <Switch label="Italic" pb={8} {...form.flag('italic')} />
        </Group>
        <GrowingTextarea
          label="Licence"
          description="Who may use it, and where that is written."
          minRows={2}
          {...form.text('licence')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={saving}>
            Upload Font
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
