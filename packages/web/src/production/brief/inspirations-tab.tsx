import { Anchor, Group, Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { CardGrid } from '../../kit/card-grid.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import { fileAddress } from '../../parts/file-address.ts';
import { useCan } from '../../session/session-provider.tsx';
import { AddInspiration } from './add-inspiration.tsx';
import classes from './brief-tabs.module.css';

interface InspirationsTabProps {
  brief: string;
  attached: readonly Inspiration[];
}

/** What the brief is inspired by; people who open inspirations add and take away. */
export function InspirationsTab({ brief, attached }: InspirationsTabProps) {
  const attaches = useCan('openInspirations');
  const patch = usePatch(inspirations);
  const detach = (inspiration: Inspiration) =>
    patch(inspiration.id, { [`briefs.${brief}`]: null }).then(
      () => notifyDone(`${inspiration.title || 'The inspiration'} was taken from this brief`),
      (error: unknown) => notifyError(refusalWords(error).message),
    );
  return (
    <Stack gap="md">
      {attaches && <AddInspiration brief={brief} attached={attached} />}
      {attached.length === 0 ? (
        <EmptyState>No inspiration is attached to this brief.</EmptyState>
      ) : (
        <CardGrid items={attached} keyOf={(inspiration) => inspiration.id} label="Inspirations" wordsHeight={72}>
          {(inspiration) => (
            <article className={classes.card}>
              <MediaThumb poster={imageOf(inspiration)} alt="" ratio={4 / 3} />
              <Stack gap={2} p="xs">
                <Anchor size="sm" fw={500} lineClamp={1} href={`#/inspiration/${inspiration.id}`}>
                  {inspiration.title || inspiration.url || 'Inspiration'}
                </Anchor>
                <Group justify="space-between" wrap="nowrap">
                  <Text size="xs" c="dimmed" truncate>
                    {[inspiration.platform, inspiration.type].filter(Boolean).join(' · ')}
                  </Text>
                  {attaches && (
                    <Anchor
                      component="button"
                      size="xs"
                      aria-label={`Remove ${inspiration.title || 'this inspiration'} from this brief`}
                      onClick={() => void detach(inspiration)}
                    >
                      Remove
                    </Anchor>
                  )}
                </Group>
              </Stack>
            </article>
          )}
        </CardGrid>
      )}
    </Stack>
  );
}

/** Images that were kept; those at foreign addresses are not asked for. */
function imageOf({ file, chosenImage, capturedExtFiles }: Inspiration): string | undefined {
  const kept = file ?? capturedExtFiles[0];
  if (kept) return fileAddress(kept, 'preview');
  return chosenImage?.startsWith('/') ? chosenImage : undefined;
}
