import { z } from 'zod';
import { requiredText } from '../fields.ts';

/** How many characters a password may have. */
export const passwordLength = { least: 8, most: 128 } as const;

/** A password that somebody chooses. */
export const newPassword = z
  .string({ error: 'A password is needed.' })
  .min(passwordLength.least, `A password needs at least ${passwordLength.least} characters.`)
  .max(passwordLength.most, `A password can have at most ${passwordLength.most} characters.`);

/** What the database cannot keep comes from no keyboard. */
const typed = /^[^\0\p{Surrogate}]*$/u;

/** The name that somebody gives who asks for an account. */
export const requestName = requiredText('Name', 200).regex(typed, 'This name has characters that cannot be kept.');

/** Why somebody asks for an account, for the administrator who decides. */
export const requestReason = z
  .string({ error: 'Please say why you need access.' })
  .trim()
  .min(1, 'Please say why you need access.')
  .max(1_000, 'The reason can have at most 1,000 characters.')
  .regex(typed, 'This text has characters that cannot be kept.');
