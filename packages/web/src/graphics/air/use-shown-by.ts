import { type AirOutput, airOutput, type ControlDoc, controlDocs, livestreams, titleOf } from '@pavilion/domain';
import { isStreaming } from '@pavilion/domain/livestreams';
import { useLive, usePresent } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { useCan, useUser } from '../../session/session-provider.tsx';

/** Milliseconds after which the number of streams is asked again, where nobody may follow the streams. */
const asksAgain = 10_000;

/** What shows a rundown: its output pages as they are connected now (GFX-029), and the streams that carry it (GFX-030). */
export function useShownBy(control: ControlDoc) {
  const me = useUser().id;
  const seesStreams = useCan('openLivestreams');
  const { documents: streams } = useLive(livestreams, seesStreams ? { where: { control: control.id } } : null);
  const asked = { when: !seesStreams, every: asksAgain };
  const { answer } = useAnswer(calls.graphics.rundownStreams, { control: control.id }, asked);
  const present = usePresent(controlDocs, control.id);
  // Without a connection, nothing is known of others.
  const isKnown = present.some(({ person }) => person === me);
  const pages = present.flatMap(({ person, at }): AirOutput[] => {
    const read = airOutput.safeParse(at);
    return person === '' && read.success ? [read.data] : [];
  });
  /** Streams without a name, for those who may not see them. */
  const unnamed = seesStreams ? undefined : answer;
  return { isKnown, pages, streams, unnamed };
}

type ShownBy = ReturnType<typeof useShownBy>;

/** Whether a stream carries it now. */
export const isCarried = ({ streams, unnamed }: ShownBy): boolean =>
  streams.some(isStreaming) || (unnamed !== undefined && unnamed.carrying > 0);

export const pagesWords = (count: number): string => (count === 1 ? 'one output page' : `${count} output pages`);

/** "Shown by the stream “Kent v Surrey” and one output page." Undefined if nothing shows it. */
export function shownByWords({ pages, streams, unnamed }: ShownBy): string | undefined {
  const named = streams.filter(isStreaming).map((stream) => `the stream “${titleOf(livestreams, stream)}”`);
  const { carrying = 0 } = unnamed ?? {};
  const others = carrying > 0 ? [carrying === 1 ? 'a stream' : `${carrying} streams`] : [];
  const all = [...named, ...others, ...(pages.length > 0 ? [pagesWords(pages.length)] : [])];
  return all.length > 0 ? `Shown by ${all.join(' and ')}.` : undefined;
}
