import { Fragment } from 'react';
import { nameParts } from './name-parts.ts';

/**
 * File name that wraps at its separators, with its extension beside the last part. A part that is wider than its column still
 * wraps. Copying gives the name as it is.
 */
export function FileName({ name }: { name: string }) {
  const parts = nameParts(name);
  return (
    <span style={{ overflowWrap: 'anywhere', wordBreak: 'normal' }}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity.
        <Fragment key={at}>
          {part}
          {at < parts.length - 1 && <wbr />}
        </Fragment>
      ))}
    </span>
  );
}
