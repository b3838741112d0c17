import { Alert } from '@mantine/core';
import { type ControlDoc, livestreams, pagePath, titleOf } from '@pavilion/domain';
import { carriageOf } from '@pavilion/domain/livestreams';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../kit/links.tsx';
import { carriageWords, countedStreams } from './carriage-words.ts';
import { useShownBy } from './use-shown-by.ts';

/** Says that streams leave the graphics of a rundown out (GFX-030), and which to people who may see the streams. */
export function LeftOutNote({ control }: { control: ControlDoc }) {
  const { streams, unnamed } = useShownBy(control);
  const count = unnamed?.leftOut ?? 0;
  return (
    <>
      {streams
        .filter((stream) => carriageOf(stream) === 'leftOut')
        .map((stream) => (
          <Warning key={stream.id}>
            The stream{' '}
            <PageLink to={pagePath(livestreams, stream)} underline="always" c="inherit" inherit>
              {titleOf(livestreams, stream)}
            </PageLink>{' '}
            {carriageWords.leftOut.one}
          </Warning>
        ))}
      {count > 0 && <Warning>{countedStreams('leftOut', count)}</Warning>}
    </>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert" py="xs">
    {children}
  </Alert>
);
