import { Button, Group } from '@mantine/core';
import type { ControlDoc } from '@pavilion/domain';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { copyText } from '../../kit/copy-text.ts';

/** The address that shows the programme in OBS, vMix or a browser source, without sign-in (GFX-029). */
export function AirAddress({ control }: { control: ControlDoc }) {
  const { run, pending } = useCall(calls.graphics.programmeAddress);
  const confirm = useConfirm();
  const copy = async (renew: boolean) => {
    const answer = await run({ control: control.id, renew });
    if (!answer) return;
    const address = `${window.location.origin}/#/air/${answer.secret}`;
    await copyText(address, renew ? 'New address copied; the old one no longer works' : 'Address copied to clipboard');
  };
  const renew = async () => {
    const sure = await confirm({
      title: 'Make a new address?',
      text: 'The old one stops working at once, wherever it is in use.',
      confirm: 'Make New Address',
    });
    if (sure) await copy(true);
  };
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<IconCopy size={16} />} loading={pending} onClick={() => void copy(false)}>
        Copy Address for OBS
      </Button>
      <Button variant="subtle" leftSection={<IconRefresh size={16} />} onClick={() => void renew()}>
        New Address
      </Button>
    </Group>
  );
}
