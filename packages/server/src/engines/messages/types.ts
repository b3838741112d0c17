export interface MailMessage {
  /** Message id for mail servers, so that they recognise a duplicate. */
  id: string;
  to: string;
  subject: string;
  text: string;
}
/**
 * Sends one e-mail; throws a `SendFailure`. When not configured, messages stay in the outbox, where administrators read
 * them.
 */
export interface MailTransport {
  configured: boolean;
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface ChatMessage {
  /** Sent as hidden metadata, so that the message can be found again. */
  id: string;
  /** Channel id, or a person's chat id. */
  channel: string;
  text: string;
  /** Chat ids of the people mentioned. */
  mentions: readonly string[];
  link?: { url: string; text: string };
}
export interface ChatTransport {
  configured: boolean;
  post(message: ChatMessage): Promise<void>;
  /** Whether the channel has a message with this id, posted at this instant or later. */
  wasPosted(message: { id: string; channel: string; since: string }): Promise<boolean>;
  /**
   * Creates a channel of exactly this name, or finds the one that Pavilion created before; null when the name belongs
   * to someone else.
   */
  makeChannel(name: string): Promise<string | null>;
  /** Invites people to a channel; returns those who were refused, with the reason. */
  invite(channel: string, members: readonly string[]): Promise<{ member: string; reason: string }[]>;
}

/**
 * Meaning of a failed attempt. `later`: not accepted, may be retried. `never`: refused, and would be refused again.
 * `unknown`: the answer was lost, so the message may have arrived.
 */
export type FailureOutcome = 'later' | 'never' | 'unknown';

export interface SendFailure extends Error {
  outcome: FailureOutcome;
  /** Seconds to wait, as requested by the service. */
  waitSeconds?: number;
}

export function sendFailure(sentence: string, outcome: FailureOutcome, waitSeconds?: number): SendFailure {
  return Object.assign(new Error(sentence), { outcome, ...(waitSeconds ? { waitSeconds } : {}) });
}

/** Classifies any error; one not thrown by a transport leaves the outcome unknown. */
export function asSendFailure(error: unknown): SendFailure {
  if (error instanceof Error && 'outcome' in error) return error as SendFailure;
  return sendFailure(error instanceof Error ? error.message : String(error), 'unknown');
}
