import { type Kit, unknownTeam } from '@pavilion/domain';
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
  const { documents, status } = useLive(teams, { orderBy: [{ field: 'teamName', direction: 'asc' }] });
  const names = useMemo(
    () => [...new Set([...Object.keys(kit?.teams ?? {}), ...documents.map(({ teamName }) => teamName)])].sort(),
    [kit, documents],
  );
  const warning = status === 'ready' ? unknownTeam(rest.value ?? '', kit, names) : null;
  return <Pick creatable createWord="Use" data={names} {...rest} description={warning ?? rest.description} />;
}
