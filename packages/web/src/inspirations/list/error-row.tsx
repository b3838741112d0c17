import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations, nameOfInspiration, pagePath } from '@pavilion/domain';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import { useLive } from '@pavilion/sync/react';
import { IconAlertTriangle, IconRefresh, IconTrash } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { PageLink } from '../../kit/links.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { useDeleteInspiration } from '../use-delete-inspiration.ts';
import classes from './inspiration-card.module.css';

/** A link that could not be read: the title that someone gave it, address, reason, Try Again and Delete (LIB-049). */
export function ErrorRow({ inspiration }: { inspiration: Inspiration }) {
  const mayErase = useMay(inspirationsPolicies.inspirations).remove(inspiration);
  const reads = useCan('openInspirations');
  const retry = useCall(calls.inspirations.loadInspiration);
  const erase = useDeleteInspiration();
  const twin = useTwin(inspiration);
  const { id, title, url, errorReason } = inspiration;
  return (
    <article className={classes.card} data-failed aria-label={`Error: ${title || url}`}>
      <Stack gap={8} p="sm">
        <Group gap={6} wrap="nowrap" c="var(--pv-red)">
          <IconAlertTriangle size={16} aria-hidden />
          <Text size="sm" fw={600}>
            Error
          </Text>
        </Group>
        {title && (
          <Text size="sm" fw={500} lineClamp={2} title={title}>
            {title}
          </Text>
        )}
        <Anchor
          size="sm"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.address}
          lineClamp={3}
        >
          {url}
        </Anchor>
        <Text size="xs" c="dimmed">
          {errorReason ?? 'This link could not be read.'}
        </Text>
        {twin && (
          <PageLink size="sm" to={pagePath(inspirations, twin)}>
            Open {nameOfInspiration(twin)}
          </PageLink>
        )}
        <Group gap="xs">
          {reads && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRefresh size={14} />}
              loading={retry.pending}
              onClick={() => void retry.run({ inspiration: id })}
            >
              Try Again
            </Button>
          )}
          {mayErase && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconTrash size={14} />}
              onClick={() => void erase(inspiration)}
            >
              Delete
            </Button>
          )}
        </Group>
      </Stack>
    </article>
  );
}

/** Another inspiration with the same address, if the link was saved before. */
function useTwin({ id, canonicalUrl }: Inspiration): Inspiration | undefined {
  const { documents } = useLive(
    inspirations,
    canonicalUrl ? { where: { canonicalUrl, error: false }, limit: 2 } : null,
  );
  return documents.find((other) => other.id !== id);
}
