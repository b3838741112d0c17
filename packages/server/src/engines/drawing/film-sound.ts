import { type FilmSlide, filmsIn, slideLength } from '@pavilion/domain/graphics';
import { soundInput } from '../media/commands.ts';
import type { FilmTask } from './types.ts';

/** Samples a second: a whole number for each frame at 25 and 50 frames a second. */
const samplesEach = 48_000;

interface Sound {
  inputs: string[];
  /** The filter graph that ends in `[sound]`; null without sound. */
  graph: string | null;
}

/**
 * The sound of the films in a film's slides, each from the moment at which its slide comes, and exactly as long as the film.
 * `first` is the number of the first input of sound.
 */
export function filmSound({ slides, rate, films }: Pick<FilmTask, 'slides' | 'rate' | 'films'>, first: number): Sound {
  const inputs: string[] = [];
  const chains: string[] = [];
  let begins = 0;
  for (const slide of slides) {
    const frames = slideLength(slide, rate);
    for (const film of heardIn(slide)) {
      const source = films[film.file];
      if (!source || source.audio === null) continue;
      const lasts = frames / rate;
      const part = (film.length * film.rate.den) / film.rate.num;
      const once = Math.min(part, lasts);
      inputs.push(...soundInput(source, film.in, once));
      const again =
        film.atEnd === 'loop' && part < lasts ? `,aloop=loop=-1:size=${Math.round(part * samplesEach)}` : '';
      chains.push(
        `[${first + chains.length}:${source.audio}]aresample=${samplesEach}:async=1:first_pts=0,` +
          `aformat=sample_fmts=fltp:channel_layouts=stereo,${exactly(once)}${again},${exactly(lasts)},` +
          `adelay=delays=${Math.round((begins / rate) * samplesEach)}S:all=1[s${chains.length}]`,
      );
    }
    begins += frames;
  }
  if (chains.length === 0) return { inputs, graph: null };
  const names = chains.map((_, at) => `[s${at}]`).join('');
  const mixed = `${names}amix=inputs=${chains.length}:normalize=0,${exactly(begins / rate)}[sound]`;
  return { inputs, graph: [...chains, mixed].join(';') };
}

/** Silence after a sound that is too short, and an end for one that is too long. */
const exactly = (seconds: number) => `apad=whole_dur=${seconds.toFixed(6)},atrim=end=${seconds.toFixed(6)}`;

/** The films of a slide that are heard; one that is drawn several times, as in a repeat, is heard once. */
function heardIn({ scene }: FilmSlide) {
  const heard = filmsIn(scene).filter(({ film }) => film.sound);
  return [...new Map(heard.map(({ film }) => [`${film.file} ${film.in} ${film.length}`, film])).values()];
}
