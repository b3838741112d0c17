import { ActionIcon, Group, Stack, Text, Tooltip } from '@mantine/core';
import { type Inspiration, inspirations, pagePath } from '@pavilion/domain';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import { briefs } from '@pavilion/domain/production';
import { useLive, usePatch } from '@pavilion/sync/react';
import { IconX } from '@tabler/icons-react';
import { refusalWords } from '../../call/refusal.ts';
import { PageLink } from '../../kit/links.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import classes from './inspiration-page.module.css';

/** Attached briefs of an inspiration, as far as this person has access to them (LIB-042, LIB-053). */
export function AttachedBriefs({ inspiration }: { inspiration: Inspiration }) {
  const arrange = useMay(inspirationsPolicies.inspirations).patch(inspiration, 'briefs');
  const production = useCan('openProduction');
  const drafts = useCan('writeBriefs');
  const patch = usePatch(inspirations);
  const ids = Object.entries(inspiration.briefs).flatMap(([id, on]) => (on ? [id] : []));
  const { documents, status } = useLive(briefs, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  const attach = (brief: string, on: boolean) =>
    patch(inspiration.id, { [`briefs.${brief}`]: on ? true : null }).catch((error: unknown) =>
      notifyError(refusalWords(error).message),
    );
  const hidden = status === 'ready' ? ids.length - documents.length : 0;
  const opens = production || drafts;
  return (
    <Panel title="Briefs">
      <Stack gap="xs">
        {documents.map(({ id, title, status: state }) => (
          <Group key={id} justify="space-between" wrap="nowrap" gap="xs">
            <Text size="sm" className={classes.brief}>
              {production ? (
                <PageLink inherit to={pagePath(briefs, { id })} search={{ tab: 'inspirations' } as never}>
                  {title}
                </PageLink>
              ) : (
                title
              )}
              {state === 'Draft' && (
                <Text span size="xs" c="dimmed">
                  {' '}
                  · Draft
                </Text>
              )}
            </Text>
            {arrange && (
              <Tooltip label="Remove From This Brief">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove from ${title}`}
                  onClick={() => void attach(id, false)}
                >
                  <IconX size={14} />
                </ActionIcon>
              </Tooltip>
            )}
          </Group>
        ))}
        {hidden > 0 && (
          <Text size="xs" c="dimmed">
            {hidden === 1
              ? 'Attached to one brief that you do not have access to.'
              : `Attached to ${hidden} briefs that you do not have access to.`}
          </Text>
        )}
        {ids.length === 0 && (
          <Text size="sm" c="dimmed">
            Not attached to any brief.
          </Text>
        )}
        {arrange && opens && (
          <BriefPick
            label="Attach to a brief"
            completed
            without={ids}
            value={null}
            onChange={(id) => id && void attach(id, true)}
          />
        )}
      </Stack>
    </Panel>
  );
}
