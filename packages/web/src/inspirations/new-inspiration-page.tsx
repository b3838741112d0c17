import { Button, Grid, Group, Stack, Text, TextInput } from '@mantine/core';
import { inspirations, pagePath, platformLabel, platformOf } from '@pavilion/domain';
import { acceptedBy } from '@pavilion/domain/production';
import { IconLink } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { PageLink } from '../kit/links.tsx';
import { Panel } from '../kit/panel.tsx';
import { submits } from '../kit/submits.ts';
import { platformMark } from '../parts/platform-mark.tsx';
import { Uploader } from '../parts/uploader.tsx';
import { useUploads } from '../parts/uploads/use-uploads.ts';
import { usePageHead } from '../shell/page-head.tsx';

/** A new inspiration: a link, or a file (PLT-038, LIB-045). */
export function NewInspirationPage() {
  usePageHead(undefined, [{ label: 'Inspirations', to: '/inspirations' }]);
  return (
    <Grid gap="md" maw={1_100}>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <LinkPanel />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <FilePanel />
      </Grid.Col>
    </Grid>
  );
}

function LinkPanel() {
  const navigate = useNavigate();
  const [url, setUrl] = useState('');
  /** Id of the inspiration that already has this link. */
  const [known, setKnown] = useState<string | null>(null);
  const add = useCall(calls.inspirations.addLink, { quiet: true });
  const typed = url.trim();
  const full = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const Mark = typed ? platformMark(platformOf(full)) : IconLink;
  const create = async () => {
    const answer = await add.run({ url: typed });
    if (!answer) return;
    if (answer.already) setKnown(answer.id);
    else void navigate({ to: pagePath(inspirations, answer) });
  };
  return (
    <Panel title="A link" note="Its title, author, type and pictures are read from the page.">
      <form onSubmit={submits(create)}>
        <Stack gap="sm">
          <TextInput
            label="Link"
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            leftSection={<Mark size={16} aria-hidden />}
            autoFocus
            value={url}
            error={add.refusal?.message}
            onChange={(event) => {
              setUrl(event.currentTarget.value);
              setKnown(null);
              if (add.refusal) add.reset();
            }}
          />
          {known && (
            <Text size="sm" role="status">
              This link is already saved.{' '}
              <PageLink to={pagePath(inspirations, { id: known })}>Open Inspiration</PageLink>
            </Text>
          )}
          {/* LIB-046 */}
          {typed && (
            <Group justify="space-between" wrap="nowrap">
              <Text size="xs" c="dimmed" truncate>
                {platformLabel(platformOf(full)) ?? ''}
              </Text>
              <Button type="submit" loading={add.pending} disabled={known !== null}>
                Create
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Panel>
  );
}

function FilePanel() {
  const navigate = useNavigate();
  const [mine, setMine] = useState<readonly string[]>([]);
  const done = useUploads().find(({ id, state }) => mine.includes(id) && state === 'done');
  // The upload creates the inspiration (OPN-062); its address ends with the inspiration's id.
  const made = done?.url?.slice(done.url.lastIndexOf('/') + 1);
  useEffect(() => {
    if (made) void navigate({ to: pagePath(inspirations, { id: made }) });
  }, [made, navigate]);
  return (
    <Panel title="A file" note="A picture or video from this computer. The upload becomes an inspiration.">
      <Stack gap="sm">
        <Uploader
          trayOnly
          target={{ what: 'inspiration' }}
          accepted={acceptedBy.inspiration}
          single
          onStarted={setMine}
        />
        <Text size="xs" c="dimmed">
          Some platforms show their posts only to people who are signed in. Upload a screenshot of those posts.
        </Text>
      </Stack>
    </Panel>
  );
}
