import { type Design, publications } from '@pavilion/domain/graphics';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../../call/client.ts';
import { useAnswer } from '../../../call/use-call.ts';
import { useModel } from '../state/editor.ts';

/** Names a state of the template: as it stands, at a position of the change log, or as published. */
export type VersionName = 'now' | `version:${number}` | `publication:${string}`;

/** The design of a state of the template; undefined while it loads. */
export function useVersionDesign(name: string): Design | undefined {
  const { template, design } = useModel();
  const [kind, id = ''] = name.split(':');
  const { answer, previous } = useAnswer(
    calls.graphics.templateVersion,
    { template: template.id, seq: kind === 'version' ? Number(id) : 0 },
    { when: kind === 'version', fresh: Number.POSITIVE_INFINITY },
  );
  const { document } = useDoc(publications, kind === 'publication' ? id : null);
  if (kind === 'now') return design;
  if (kind === 'publication') return document?.design;
  return previous ? undefined : answer?.design;
}
