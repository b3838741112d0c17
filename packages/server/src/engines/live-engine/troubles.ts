type Part = 'preview' | 'watermark';

interface StreamTroubles {
  reasons: Map<Part, string>;
  /** Recent times at which the watermark's process ended. */
  ends: number[];
  leftOut: boolean;
}

/** Gives up a watermark whose process ends this often within `lately` milliseconds. */
const mostEnds = 3;
const lately = 10 * 60_000;

const leftOutSentence =
  'The watermark is left out: this machine is too slow to burn it in. The stream continues without it. To try again, choose the watermark again or stop the encoder for a minute.';

/** Current errors of each stream's processes, as the sentence in its document. */
export function createTroubles() {
  const streams = new Map<string, StreamTroubles>();
  const of = (id: string): StreamTroubles => {
    const known = streams.get(id) ?? { reasons: new Map(), ends: [], leftOut: false };
    streams.set(id, known);
    return known;
  };
  return {
    /** Notes an error, or null once it is over; returns `tooOften` when another try is pointless. */
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
      const stopped = [...stream.reasons].map(([what, reason]) => `The ${what} stopped and is restarting: ${reason}`);
      return [...(stream.leftOut ? [leftOutSentence] : []), ...stopped].join(' ') || null;
    },
  };
}
