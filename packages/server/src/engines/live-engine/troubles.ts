type Part = 'preview' | 'watermark';

interface StreamTroubles {
  reasons: Map<Part, string>;
  /** When the watermark's process ended, lately. */
  ends: number[];
  leftOut: boolean;
}

/** A watermark whose process ends so often within these minutes is given up. */
const mostEnds = 3;
const lately = 10 * 60_000;

const leftOutSentence =
  'The watermark is left out: this machine could not burn it in quickly enough. The stream is shown and sent without it. It is tried again when it is chosen anew, or when the encoder has been away for a while.';

/** What is wrong with the processes of each stream at this moment, as the sentence that its document shows. */
export function createTroubles() {
  const streams = new Map<string, StreamTroubles>();
  const of = (id: string): StreamTroubles => {
    const known = streams.get(id) ?? { reasons: new Map(), ends: [], leftOut: false };
    streams.set(id, known);
    return known;
  };
  return {
    /** A reason, or null once it is over; says when a watermark is not worth another try. */
    note(id: string, what: Part, reason: string | null): 'tooOften' | null {
      const stream = of(id);
      if (!reason) {
        stream.reasons.delete(what);
        return null;
      }
      stream.reasons.set(what, reason);
      if (what === 'preview') return null;
      const now = performance.now();
      stream.ends = [...stream.ends.filter((at) => now - at < lately), now];
      return stream.ends.length >= mostEnds ? 'tooOften' : null;
    },
    leaveOut(id: string, leftOut: boolean): void {
      Object.assign(of(id), { leftOut, ends: [] });
    },
    forget: (id: string) => void streams.delete(id),
    sentenceOf(id: string): string | null {
      const stream = streams.get(id);
      if (!stream) return null;
      const stopped = [...stream.reasons].map(
        ([what, reason]) => `The ${what} stopped and is started again: ${reason}`,
      );
      return [...(stream.leftOut ? [leftOutSentence] : []), ...stopped].join(' ') || null;
    },
  };
}
