import type { Graphic } from './made-documents.ts';

/** Whether a graphic needs a sign-off that it does not have (GFX-027). */
export const awaitsSignOff = ({ signOff, signed }: Pick<Graphic, 'signOff' | 'signed'>): boolean => signOff && !signed;
