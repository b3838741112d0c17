import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { isEasyToGuess } from './easy-password.ts';

/** Password length in characters. */
export const passwordLength = { least: 8, most: 128 } as const;

/** Password chosen by a user. */
export const newPassword = z
  .string({ error: 'Enter a password.' })
  .min(passwordLength.least, `A password needs at least ${passwordLength.least} characters.`)
  .max(passwordLength.most, `A password can have at most ${passwordLength.most} characters.`)
  .refine((password) => !isEasyToGuess(password), {
    message: 'This password is easy to guess. Choose another, for example three words that do not belong together.',
    when: ({ value }) => typeof value === 'string' && value.length >= passwordLength.least,
  });

/** PostgreSQL cannot store NUL characters or lone surrogates. */
const typed = /^[^\0\p{Surrogate}]*$/u;

/** Name in an access request. */
export const requestName = requiredText('Name', 200).regex(
  typed,
  'This name contains characters that cannot be saved.',
);

/** Reason in an access request, for the administrator who decides. */
export const requestReason = z
  .string({ error: 'Say why you need access.' })
  .trim()
  .min(1, 'Say why you need access.')
  .max(1_000, 'The reason can have at most 1,000 characters.')
  .regex(typed, 'This text contains characters that cannot be saved.');
