import type { Capability } from '@pavilion/domain/access';
import type { Configuration, User } from '@pavilion/domain/accounts';
import { createContext } from 'react';
import type { Provider } from './provider-window.ts';

/** The server says the same to a page that is connected when its session ends. */
export const signedOutSentence = 'You are signed out. Please sign in again.';

/** Why a page was refused. */
export interface AccessError {
  sentence: string;
  /** Whether the page was open until then. */
  isLost: boolean;
  /** What the page asks for: with it, the sentence is no longer true. */
  needs: Capability;
}

/** Who is signed in, and what the server is set up for. */
export interface Session {
  /**
   * `pending`: signed in, but not active yet, or no longer active. Treated as signed out, with its own notice (OPN-026).
   * `owing`: an administrator who must add a second factor before anything else (OPS-014).
   */
  state: 'loading' | 'unreachable' | 'out' | 'pending' | 'owing' | 'in';
  /** Why the server did not tell who is signed in, in a sentence; null once it has. */
  fault: string | null;
  user: User | null;
  /** Name of the governing body, for titles and rules. */
  organisation: string;
  /** The lists for choices when the session was opened. Pages use `useConfiguration`, which follows them. */
  configuration: Omit<Configuration, 'id' | '_rev'> | null;
  /** Sign-in providers that are set up on the server. */
  providers: readonly Provider[];
  /** Whether the server can send e-mail and chat messages. */
  channels: { email: boolean; chat: boolean };
  /** Ways in which this account can sign in. */
  logins: readonly ('password' | Provider)[];
  /** Host for which passkeys are made; null where they cannot work. */
  passkeyHost: string | null;
  can: (capability: Capability) => boolean;
  /** Error of a refused page (PLT-071). Shown on /user and cleared when the user leaves that page (OPN-008). */
  accessError: AccessError | null;
  setAccessError: (error: AccessError | null) => void;
  /** True after the user signed out. Then the path is not remembered for the next sign-in. */
  left: boolean;
  /** Why the server ended the session (OPN-026); null if nobody was signed in, or the user signed out. */
  ended: string | null;
  /** Asks who is signed in after the server has ended a session. True if another session of the same user has taken its place. */
  endedBecause: (sentence: string) => Promise<boolean>;
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);
