import type { Carriage } from '@pavilion/domain/livestreams';

interface Words {
  one: string;
  several: string;
}

/** What a stream does with the graphics of its rundown, after the words for the stream: "carries …" (GFX-030). */
export const carriageWords: Record<Carriage, Words> = {
  carrying: {
    one: 'carries these graphics, with a still picture of films.',
    several: 'carry these graphics, with a still picture of films.',
  },
  lost: {
    one: 'carries nothing now: its encoder has stopped sending.',
    several: 'carry nothing now: their encoders have stopped sending.',
  },
  waiting: {
    one: 'will carry these graphics; nothing is sent to it now.',
    several: 'will carry these graphics; nothing is sent to them now.',
  },
  leftOut: {
    one: 'leaves these graphics out: its machine is too slow to burn them in.',
    several: 'leave these graphics out: their machine is too slow to burn them in.',
  },
};

/** "A stream carries …", "2 streams carry …": for those who may not see which. */
export const countedStreams = (carriage: Carriage, count: number): string =>
  count === 1 ? `A stream ${carriageWords[carriage].one}` : `${count} streams ${carriageWords[carriage].several}`;
