export interface MailMessage {
  /** Names the message to the mail servers on its way, so that they know one that comes twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
}
/** Sends one e-mail; throws a `SendFailure`. Null configuration means: it stays in the outbox, where administrators read it. */
export interface MailTransport {
  configured: boolean;
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface ChatMessage {
  /** Goes along unseen, so that the message can be found again. */
  id: string;
  /** Channel id, or a person's chat identifier. */
  channel: string;
  text: string;
  /** Chat identifiers of those who are called by it. */
  mentions: readonly string[];
  link?: { url: string; text: string };
}
export interface ChatTransport {
  configured: boolean;
  post(message: ChatMessage): Promise<void>;
  /** Whether a message of this id stands in the channel, written at this instant or later. */
  wasPosted(message: { id: string; channel: string; since: string }): Promise<boolean>;
  /**
   * Makes a channel of exactly this name, or finds the one that was made under it by us before; null when the name is
   * somebody else's.
   */
  makeChannel(name: string): Promise<string | null>;
  /** Lets people into a channel; answers for whom that was refused and why. */
  invite(channel: string, members: readonly string[]): Promise<{ member: string; reason: string }[]>;
}

/**
 * What a failed attempt means. `later`: it was not accepted and may be tried again. `never`: it was refused, and would be again.
 * `unknown`: the answer was lost, so it may have arrived.
 */
export type FailureOutcome = 'later' | 'never' | 'unknown';

export interface SendFailure extends Error {
  outcome: FailureOutcome;
  /** Seconds that the other side asks to wait. */
  waitSeconds?: number;
}

export function sendFailure(sentence: string, outcome: FailureOutcome, waitSeconds?: number): SendFailure {
  return Object.assign(new Error(sentence), { outcome, ...(waitSeconds ? { waitSeconds } : {}) });
}

/** What any error means for a message: one that no transport has explained leaves open what happened. */
export function asSendFailure(error: unknown): SendFailure {
  if (error instanceof Error && 'outcome' in error) return error as SendFailure;
  return sendFailure(error instanceof Error ? error.message : String(error), 'unknown');
}
