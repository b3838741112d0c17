import { Button, Group, Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations, nameOfInspiration, platformLabel, readingOf } from '@pavilion/domain';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import { useDoc } from '@pavilion/sync/react';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { platformMark } from '../../parts/platform-mark.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { HeartButton } from '../heart-button.tsx';
import { ErrorRow } from '../list/error-row.tsx';
import { useDeleteInspiration } from '../use-delete-inspiration.ts';
import { AttachedBriefs } from './attached-briefs.tsx';
import { Comments, LostComment } from './comments.tsx';
import { InspirationFacts } from './inspiration-facts.tsx';
import { InspirationMedia } from './inspiration-media.tsx';
import classes from './inspiration-page.module.css';
import { InspirationTagsEditor } from './inspiration-tags-editor.tsx';

/** One inspiration: picture, facts, tags, briefs and comments (PLT-035, LIB-042). */
export function InspirationPage() {
  const { id = '' } = useParams({ strict: false });
  const lists = useCan('openInspirations');
  const { document, status } = useDoc(inspirations, id);
  usePageHead(document && nameOfInspiration(document), [
    { label: 'Inspirations', ...(lists ? { to: '/inspirations' } : {}) },
  ]);
  if (status === 'loading') return <PleaseWait />;
  if (!document) {
    return (
      <>
        <LostComment key={id} inspiration={id} />
        <EmptyState
          action={
            lists && (
              <ButtonLink to="/inspirations" variant="default">
                Inspirations
              </ButtonLink>
            )
          }
        >
          This inspiration does not exist. It may have been deleted.
        </EmptyState>
      </>
    );
  }
  return <OpenInspiration key={document.id} inspiration={document} />;
}

function OpenInspiration({ inspiration }: { inspiration: Inspiration }) {
  const failed = readingOf(inspiration) === 'failed';
  return (
    <div className={classes.page}>
      <Stack gap="md" miw={0}>
        {failed ? <ErrorRow inspiration={inspiration} /> : <InspirationMedia inspiration={inspiration} />}
      </Stack>
      <Stack gap="md" miw={0} className={classes.side}>
        <Actions inspiration={inspiration} />
        <InspirationFacts inspiration={inspiration} />
        <InspirationTagsEditor inspiration={inspiration} />
        <AttachedBriefs inspiration={inspiration} />
      </Stack>
      <Comments inspiration={inspiration} />
    </div>
  );
}

function Actions({ inspiration }: { inspiration: Inspiration }) {
  const { url, platform, favourites, error } = inspiration;
  const mayErase = useMay(inspirationsPolicies.inspirations).remove(inspiration);
  const lists = useCan('openInspirations');
  const erase = useDeleteInspiration();
  const navigate = useNavigate();
  const Mark = platformMark(platform);
  const hearts = Object.values(favourites).filter(Boolean).length;
  const leave = async () => {
    if (await erase(inspiration)) void navigate({ to: lists ? '/inspirations' : '/user' });
  };
  return (
    <Group gap="xs">
      <HeartButton inspiration={inspiration} />
      {hearts > 0 && (
        <Text size="sm" c="dimmed" className="tabular">
          {hearts}
          <span className="visually-hidden">{hearts === 1 ? ' person likes this' : ' people like this'}</span>
        </Text>
      )}
      <Group gap="xs" ml="auto">
        {url && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<Mark size={16} />}
            rightSection={<IconExternalLink size={14} />}
          >
            Open on {platformLabel(platform) ?? 'its site'}
          </Button>
        )}
        {/* The Error row has its own Delete. */}
        {mayErase && !error && (
          <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => void leave()}>
            Delete
          </Button>
        )}
      </Group>
    </Group>
  );
}
