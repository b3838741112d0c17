import { Anchor, Group, Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations, nameOfInspiration, pagePath } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import { refusalWords } from '../../call/refusal.ts';
import { CardGrid } from '../../kit/card-grid.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../kit/links.tsx';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { notifyError } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { pictureThumb, usePicture } from '../../parts/inspiration-thumb.ts';
import { PlatformMark } from '../../parts/platform-mark.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { AddInspiration } from './add-inspiration.tsx';
import classes from './brief-tabs.module.css';

interface InspirationsTabProps {
  brief: string;
  attached: readonly Inspiration[];
  loading: boolean;
}

/** Inspirations of the brief; people who open inspirations add and remove them (LIB-053). */
export function InspirationsTab({ brief, attached, loading }: InspirationsTabProps) {
  const attaches = useCan('openInspirations');
  const patch = usePatch(inspirations);
  const say = (error: unknown) => notifyError(refusalWords(error).message);
  const attach = (inspiration: Inspiration) => patch(inspiration.id, { [`briefs.${brief}`]: true }).catch(say);
  const detach = (inspiration: Inspiration) =>
    patch(inspiration.id, { [`briefs.${brief}`]: null }).then(
      () => notifyUndo(`${nameOfInspiration(inspiration)} was taken from this brief.`, () => attach(inspiration)),
      say,
    );
  return (
    <Stack gap="md">
      {attaches && <AddInspiration brief={brief} attached={attached} />}
      {loading ? (
        <PleaseWait />
      ) : attached.length === 0 ? (
        <EmptyState>No inspiration is attached to this brief.</EmptyState>
      ) : (
        <CardGrid items={attached} keyOf={({ id }) => id} label="Inspirations" wordsHeight={72}>
          {(inspiration) => (
            <AttachedInspiration
              inspiration={inspiration}
              onDetach={attaches ? () => void detach(inspiration) : undefined}
            />
          )}
        </CardGrid>
      )}
    </Stack>
  );
}

interface AttachedInspirationProps {
  inspiration: Inspiration;
  onDetach: (() => void) | undefined;
}

function AttachedInspiration({ inspiration, onDetach }: AttachedInspirationProps) {
  const file = usePicture(inspiration);
  const name = nameOfInspiration(inspiration);
  const { id, author, type, platform, what } = inspiration;
  return (
    <article className={classes.card} aria-label={name}>
      <Link to={pagePath(inspirations, { id })} tabIndex={-1} aria-hidden>
        <MediaThumb {...pictureThumb(file)} alt="" ratio={4 / 3} />
      </Link>
      <Stack gap={2} p="xs">
        <PageLink size="sm" fw={500} lineClamp={1} to={pagePath(inspirations, { id })}>
          {name}
        </PageLink>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Group gap={6} wrap="nowrap" miw={0} c="dimmed">
            <PlatformMark platform={platform} what={what} size={14} />
            <Text size="xs" truncate>
              {[author, type].filter(Boolean).join(' · ')}
            </Text>
          </Group>
          {onDetach && (
            <Anchor component="button" size="xs" aria-label={`Remove ${name} from this brief`} onClick={onDetach}>
              Remove
            </Anchor>
          )}
        </Group>
      </Stack>
    </article>
  );
}
