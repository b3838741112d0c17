import { type AirOutput, airOutput, type ControlDoc, controlDocs, livestreams, titleOf } from '@pavilion/domain';
import { carriageOf } from '@pavilion/domain/livestreams';
import { useLive, usePresent } from '@pavilion/sync/react';
import { useCan, useUser } from '../../session/session-provider.tsx';

/** What shows a rundown: its output pages as they are connected now (GFX-029), and the streams for which it is chosen (GFX-030). */
export function useShownBy(control: ControlDoc) {
  const me = useUser().id;
  const seesStreams = useCan('openLivestreams');
  const { documents: streams } = useLive(livestreams, seesStreams ? { where: { control: control.id } } : null);
  const present = usePresent(controlDocs, control.id);
  // Without a connection, nothing is known of others.
  const isKnown = present.some(({ person }) => person === me);
  const pages = present.flatMap(({ person, at }): AirOutput[] => {
    const read = airOutput.safeParse(at);
    return person === '' && read.success ? [read.data] : [];
  });
  /** Streams without a name, for those who may not see them. */
  const unnamed = seesStreams ? undefined : control.streams;
  return { isKnown, pages, streams, unnamed };
}

type ShownBy = ReturnType<typeof useShownBy>;

const carriers = ({ streams }: ShownBy) => streams.filter((stream) => carriageOf(stream) === 'carrying');

/** Whether a stream carries it now. */
export const isCarried = (shownBy: ShownBy): boolean =>
  carriers(shownBy).length > 0 || (shownBy.unnamed?.carrying ?? 0) > 0;

export const pagesWords = (count: number): string => (count === 1 ? 'one output page' : `${count} output pages`);

/** "Shown by the stream “Kent v Surrey” and one output page." Undefined if nothing shows it. */
export function shownByWords(shownBy: ShownBy): string | undefined {
  const { pages, unnamed } = shownBy;
  const named = carriers(shownBy).map((stream) => `the stream “${titleOf(livestreams, stream)}”`);
  const { carrying = 0 } = unnamed ?? {};
  const others = carrying > 0 ? [carrying === 1 ? 'a stream' : `${carrying} streams`] : [];
  const all = [...named, ...others, ...(pages.length > 0 ? [pagesWords(pages.length)] : [])];
  return all.length > 0 ? `Shown by ${all.join(' and ')}.` : undefined;
}
