import { TextInput } from '@mantine/core';
import type { Livestream } from '@pavilion/domain/livestreams';
import type { ReactNode } from 'react';
import { CopyField } from './copy-field.tsx';
import { GraphicsPick } from './graphics-pick.tsx';
import { WatermarkPick } from './watermark-pick.tsx';

/** What an encoder needs to send a stream, and what is burnt into it. `actions` stand below the key. */
export function ConnectionFields({ stream, actions }: { stream: Livestream; actions?: ReactNode }) {
  return (
    <>
      <TextInput label="Protocol" value={stream.protocol} readOnly variant="filled" />
      <CopyField
        label="Address"
        value={stream.stream.url}
        notice="Address Copied"
        empty="Available once the live engine is on."
      />
      <CopyField label="Key" value={stream.stream.name} notice="Code Copied" secret />
      {actions}
      <WatermarkPick stream={stream} />
      <GraphicsPick stream={stream} />
    </>
  );
}
