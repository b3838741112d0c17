import { Alert } from '@mantine/core';
import { type ControlDoc, livestreams, pagePath, titleOf } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PageLink } from '../../kit/links.tsx';
import { useCan } from '../../session/session-provider.tsx';

/** Says which streams leave the graphics of a rundown out (GFX-030), to people who may see the streams. */
export function LeftOutNote({ control }: { control: ControlDoc }) {
  const seesStreams = useCan('openLivestreams');
  const { documents } = useLive(livestreams, seesStreams ? { where: { control: control.id } } : null);
  const leaving = documents.filter(({ left_out }) => left_out === 'graphics' || left_out === 'both');
  return leaving.map((stream) => (
    <Alert key={stream.id} color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert" py="xs">
      The stream{' '}
      <PageLink to={pagePath(livestreams, stream)} underline="always" c="inherit" inherit>
        {titleOf(livestreams, stream)}
      </PageLink>{' '}
      leaves these graphics out: its machine is too slow to burn them in.
    </Alert>
  ));
}
