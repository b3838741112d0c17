import type { Graphic, GraphicExport } from './made-documents.ts';

/** Whether a graphic needs a sign-off that it does not have (GFX-027). */
export const awaitsSignOff = ({ signOff, signed }: Pick<Graphic, 'signOff' | 'signed'>): boolean => signOff && !signed;

/**
 * Whether an export of these graphics is not given out: it has no watermark, and was drawn before they needed the sign-off that
 * they did not have (GFX-027). A brief may have it, since that is where it is signed off.
 */
export const isKeptBack = (
  { watermarked, signed }: Pick<GraphicExport, 'watermarked' | 'signed'>,
  graphics: readonly Pick<Graphic, 'signOff'>[],
): boolean => !watermarked && !signed && graphics.some(({ signOff }) => signOff);

/** Says so, where it could be downloaded. */
export const keptBack = 'This was drawn before it had to be signed off. Export it again.';
