import type { Kit } from '@pavilion/domain';
import { teams } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { Pick } from '../../kit/multi-pick.tsx';
import type { InputProps } from './input-props.ts';

interface TeamFieldProps extends Omit<InputProps, 'onChange'> {
  kit: Kit | undefined;
  onChange: (value: string | null) => void;
}

/** A team: one of the brand kit, one of the archive, or any other name. */
export function TeamField({ kit, ...rest }: TeamFieldProps) {
  const { documents } = useLive(teams, { orderBy: [{ field: 'teamName', direction: 'asc' }] });
  const names = useMemo(
    () => [...new Set([...Object.keys(kit?.teams ?? {}), ...documents.map(({ teamName }) => teamName)])].sort(),
    [kit, documents],
  );
  const isUnknown = Boolean(rest.value) && names.length > 0 && !names.includes(rest.value ?? '');
  return (
    <Pick
      creatable
      data={names}
      {...rest}
      description={
        isUnknown ? 'Neither in the brand kit nor in the archive: it has no badge and no colours.' : rest.description
      }
    />
  );
}
