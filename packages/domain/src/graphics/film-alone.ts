import type { FileDocument } from '../files/documents.ts';
import type { RundownItem } from './control.ts';
import { type Design, design } from './design.ts';
import { filmPartOf, type SlotVideo, slotVideo } from './films.ts';
import { filmFacts } from './refuse-film.ts';

/** Id of the one slide of a film that is shown alone. */
export const filmSlide = 'film';

/** The design of a film on its own: fitted into a 16:9 screen, on a transparent ground. It is drawn and played like any other design. */
export const filmDesign = (film: SlotVideo): Design =>
  design.parse({
    sizes: { air: { width: 1920, height: 1080 } },
    slides: [{ id: filmSlide, background: { kind: 'colour', colour: '#00000000' } }],
    slots: [
      {
        id: filmSlide,
        slide: filmSlide,
        type: 'video',
        box: { x: 0, y: 0, width: 1920, height: 1080 },
        crop: { fit: 'contain' },
        video: film,
      },
    ],
    fields: [],
  });

/** Length of the part of a film that shows, in milliseconds. */
export function filmMilliseconds(film: SlotVideo): number {
  const { length, rate } = filmPartOf(film);
  return (length * 1_000 * rate.den) / rate.num;
}

/** A stored file as a film alone; null if it is none. One that goes out at its end shows its last frame until it has left. */
export function filmOfFile(file: Pick<FileDocument, 'id' | 'metadata'>, atEnd: RundownItem['atEnd']): SlotVideo | null {
  const facts = filmFacts(file);
  return facts && slotVideo.parse({ file: file.id, atEnd: atEnd === 'loop' ? 'loop' : 'hold', ...facts });
}
