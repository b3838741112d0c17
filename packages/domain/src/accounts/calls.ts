import { z } from 'zod';
import { type Capability, capabilities, roleFlags } from '../access/roles.ts';
import { call } from '../call.ts';
import { users } from './documents.ts';

const id = z.string().min(1).max(200);
const capability = z.enum(Object.keys(capabilities) as [Capability, ...Capability[]]);
/** The ways to sign in; a provider is offered when the server is configured for it. */
export const loginProviders = ['google', 'microsoft'] as const;
const mailProblem = {
  MAIL_FAILED: { status: 502, message: 'The e-mail could not be sent. Please try again later.' },
} as const;

export const accountsCalls = {
  /** Asked before sign-in too: it says which buttons the sign-in page has. */
  me: call({
    needs: null,
    summary: 'Who is signed in, if anybody, what they may do and how they can sign in.',
    input: z.object({}).optional(),
    output: z.object({
      /** Null for nobody; a user who is not active waits for approval. */
      user: users.schema.extend({ id, _rev: z.number() }).nullable(),
      organisation: z.string(),
      capabilities: z.array(capability),
      /** The providers that this server offers. */
      providers: z.array(z.enum(loginProviders)),
      /** The ways in which this account can sign in. */
      logins: z.array(z.enum(['password', ...loginProviders])),
    }),
  }),
  setUserRole: call({
    needs: 'manageUsers',
    summary: 'Sets one role flag of one or several users (USR-018, USR-040).',
    input: z.object({
      ids: z.array(id).min(1, 'Choose at least one user.').max(1_000),
      flag: z.enum(roleFlags),
      value: z.boolean(),
    }),
    output: z.object({}),
    errors: { OWN_ADMIN: { status: 409, message: 'You cannot take the User admin role from yourself.' } },
  }),
  resendInvitation: call({
    needs: 'manageUsers',
    summary: 'Sends a user the link to set a password once more.',
    input: z.object({ id }),
    output: z.object({}),
    errors: mailProblem,
  }),
  sendPasswordReset: call({
    needs: 'signedIn',
    summary: 'Sends the caller the e-mail to set a new password (USR-048).',
    input: z.object({}).optional(),
    output: z.object({}),
    errors: mailProblem,
  }),
  addPassword: call({
    needs: 'signedIn',
    summary: 'Gives the account a random password and sends the e-mail to set an own one (USR-045, OPN-093).',
    input: z.object({}).optional(),
    output: z.object({}),
    errors: { ...mailProblem, HAS_PASSWORD: { status: 409, message: 'This account has a password already.' } },
  }),
  calculateCompanies: call({
    needs: 'signedIn',
    summary: 'Rebuilds the list of companies in use (USR-051, DAT-107, OPN-032).',
    input: z.object({}).optional(),
    output: z.object({ companies: z.array(z.string()) }),
  }),
};
