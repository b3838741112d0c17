export interface MailMessage {
  to: string;
  subject: string;
  text: string;
}
/** Sends one e-mail; throws with a reason in words. Null configuration means: it stays in the outbox, where administrators read it. */
export interface MailTransport {
  configured: boolean;
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface ChatMessage {
  /** Channel id, or a person's chat identifier. */
  channel: string;
  text: string;
  link?: { url: string; text: string };
}
export interface ChatTransport {
  configured: boolean;
  post(message: ChatMessage): Promise<void>;
  /** Makes a channel (suffixing the name when taken) and invites people. */
  createChannel(name: string, members: string[]): Promise<{ id: string; name: string }>;
}
