import { Button, Group } from '@mantine/core';
import {
  type Deliverable,
  type FileDocument,
  isUnderway,
  platformVideos,
  refuseSending,
  versionUploadName,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconDownload, IconLink, IconVideo } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { copyLink } from '../../kit/copy-text.ts';
import { notifyDone } from '../../kit/notify.ts';
import { fileAddress } from '../../parts/file-address.ts';
import { SendingBadge } from '../../parts/sending-badge.tsx';
import { useViewer } from '../../session/session-provider.tsx';
import { Card } from './card.tsx';

/** Link, download, and push to the video platform (OPN-055). */
export function DistributeCard({ deliverable, file }: { deliverable: Deliverable; file: FileDocument }) {
  const maySend = refuseSending(useViewer(), file) === null;
  return (
    <Card title="Distribute">
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={14} />}
          onClick={() => void copyLink(window.location.href)}
        >
          Copy link
        </Button>
        <Button
          size="xs"
          variant="default"
          component="a"
          href={fileAddress(file.id, 'original')}
          download
          leftSection={<IconDownload size={14} />}
        >
          Download
        </Button>
        {maySend && <Push deliverable={deliverable} file={file} />}
      </Group>
    </Card>
  );
}

function Push({ deliverable, file }: { deliverable: Deliverable; file: FileDocument }) {
  const send = useCall(calls.production.sendToBC);
  const { documents } = useLive(platformVideos, {
    where: { file: file.id },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: 1,
  });
  const [newest] = documents;
  const push = async () => {
    const uploadName = versionUploadName(deliverable, file.version);
    const sent = await send.run({ deliverable: deliverable.id, uploadName, file: { id: file.id } });
    if (sent) notifyDone('Submitted', { time: 4_000 }); // PRD-111
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconVideo size={14} />}
        loading={send.pending}
        disabled={newest !== undefined && isUnderway(newest)}
        onClick={() => void push()}
      >
        Push to video platform
      </Button>
      {newest && <SendingBadge video={newest} />}
    </>
  );
}
