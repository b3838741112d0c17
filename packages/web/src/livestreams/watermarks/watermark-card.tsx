import { Button, Group, Text } from '@mantine/core';
import { type FileDocument, fileMetadata, files } from '@pavilion/domain/files';
import { filesPolicies } from '@pavilion/domain/policies/files';
import { useChange, useRemove } from '@pavilion/sync/react';
import { IconTrash } from '@tabler/icons-react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { InlineEdit } from '../../kit/inline-edit.tsx';
import { notifyError } from '../../kit/notify.ts';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { fieldPlace } from '../../parts/edit-fields.ts';
import { fileAddress } from '../../parts/file-address.ts';
import { useMay } from '../../session/use-may.ts';
import classes from './watermark-card.module.css';

interface WatermarkCardProps {
  file: FileDocument;
  /** Names of the streams that use the watermark. */
  usedBy: readonly string[];
}

/** Card of a watermark: preview, label, file name, date and Delete (LIV-059 to LIV-061). */
export function WatermarkCard({ file, usedBy }: WatermarkCardProps) {
  const change = useChange(files);
  const remove = useRemove(files);
  const confirm = useConfirm();
  const may = useMay(filesPolicies.files);
  const name = file.sourceFileNameAsUploaded || file.name;
  const ask = async () => {
    const text =
      usedBy.length > 0
        ? `It is also removed from ${usedBy.join(', ')}, where the picture stops for a moment.`
        : undefined;
    const title = `Delete ${file.label || name}?`;
    if (!(await confirm({ title, text, confirm: 'Delete', danger: true }))) return;
    await remove(file.id).catch((reason: unknown) => notifyError(refusalWords(reason).message));
  };
  const { width, height } = fileMetadata
    .partial()
    .catch({})
    .parse(file.metadata ?? {});
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {/* The original file: a preview loses transparency. */}
        <img
          className="checker"
          src={fileAddress(file.id, 'original', true)}
          alt=""
          loading="lazy"
          style={{ aspectRatio: width && height ? width / height : undefined }}
        />
      </div>
      <div className={classes.words}>
        <InlineEdit
          label="Label"
          keptAs={fieldPlace(files, file, 'label', 'Label')}
          placeholder="Add Label"
          value={file.label ?? ''}
          disabled={!may.patch(file, 'label')}
          onSave={(label) => change(file, { label: label || null })}
        />
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            <RelativeDate value={file.created_at} />
          </Text>
          {may.remove(file) && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={14} />}
              aria-label={`Delete ${file.label || name}`}
              onClick={() => void ask()}
            >
              Delete
            </Button>
          )}
        </Group>
      </div>
    </article>
  );
}
