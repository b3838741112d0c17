import type { LeftOut } from '@pavilion/domain/livestreams';

/** What can fail: the preview, the encoding that burns something in, and the drawing of graphics. */
export type Part = 'preview' | 'programme' | 'graphics';

/** What people are told. The reasons are in the log: they are words of ffmpeg, with paths and addresses. */
const sentences: Record<Part, string> = {
  preview: 'The preview stopped and is starting again.',
  programme: 'The picture with what is burnt in stopped and is starting again.',
  graphics: 'The graphics on air cannot be drawn. Take the graphic out, and look at its pictures in Social Graphics.',
};

interface StreamTroubles {
  failing: Set<Part>;
  /** Recent times at which the process that burns in ended. */
  ends: number[];
  leftOut: LeftOut | null;
}

/** Gives up burning in if the process ends this often within `lately` milliseconds. */
const mostEnds = 3;
const lately = 10 * 60_000;

/** How a sentence speaks of what is not burnt in, because this machine is too slow. */
const leftOutWords = {
  watermark: ['The watermark is', 'it'],
  graphics: ['The graphics are', 'them'],
  both: ['The watermark and the graphics are', 'them'],
} as const satisfies Record<LeftOut, unknown>;

function leftOutSentence(what: LeftOut): string {
  const [these, pronoun] = leftOutWords[what];
  return `${these} left out: this machine is too slow to burn ${pronoun} in. The stream continues without ${pronoun}. Its feeds missed a few seconds. To try again, choose ${pronoun} again or stop the encoder for a minute.`;
}

/** Current errors of each stream's processes, as the sentence in its document. */
export function createTroubles() {
  const streams = new Map<string, StreamTroubles>();
  const of = (id: string): StreamTroubles => {
    const known = streams.get(id) ?? { failing: new Set(), ends: [], leftOut: null };
    streams.set(id, known);
    return known;
  };
  return {
    /** Notes that a part fails or works again; returns `tooOften` when another try is pointless. */
    note(id: string, what: Part, fails: boolean): 'tooOften' | null {
      const stream = of(id);
      if (!fails) {
        stream.failing.delete(what);
        return null;
      }
      stream.failing.add(what);
      if (what !== 'programme') return null;
      const now = performance.now();
      stream.ends = [...stream.ends.filter((at) => now - at < lately), now];
      return stream.ends.length >= mostEnds ? 'tooOften' : null;
    },
    leaveOut(id: string, leftOut: LeftOut | null): void {
      Object.assign(of(id), { leftOut, ends: [] });
    },
    leftOutOf: (id: string): LeftOut | null => streams.get(id)?.leftOut ?? null,
    forget: (id: string) => void streams.delete(id),
    sentenceOf(id: string): string | null {
      const stream = streams.get(id);
      if (!stream) return null;
      const failing = [...stream.failing].map((what) => sentences[what]);
      return [...(stream.leftOut ? [leftOutSentence(stream.leftOut)] : []), ...failing].join(' ') || null;
    },
  };
}
