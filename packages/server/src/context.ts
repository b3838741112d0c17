import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './engines/database/types.ts';
import type { Fixtures } from './engines/fixtures/fixtures.ts';
import type { LinkReader } from './engines/links/links.ts';
import type { Presence } from './engines/live/presence.ts';
import type { LiveEngine } from './engines/live-engine/types.ts';
import type { ChatTransport, MailTransport } from './engines/messages/types.ts';
import type { Search } from './engines/search/types.ts';
import type { Storage } from './engines/storage/types.ts';
import type { Store } from './engines/store/types.ts';
import type { Traces } from './engines/traces/types.ts';
import type { VideoPlatform } from './engines/video-platform/types.ts';
import type { SignInLibrary } from './sign-in-library.ts';

/** Passed to handlers, effects and jobs. Tools are never looked up. */
export interface Context {
  config: Config;
  clock: Clock;
  log: Logger;
  traces: Traces;
  database: Database;
  store: Store;
  storage: Storage;
  search: Search;
  mail: MailTransport;
  chat: ChatTransport;
  links: LinkReader;
  videoPlatform: VideoPlatform;
  live: LiveEngine;
  fixtures: Fixtures;
  /** Address of the product without a trailing slash, for links in messages. Known once the server listens. */
  publicUrl: () => string;
  /** The sign-in library, for calls about one's own login. */
  auth: () => Promise<SignInLibrary>;
  /** Tells every process that sessions of this person have ended. */
  sessionEnded: (userId: string) => void;
  /** Shows the people in a document that a page without sign-in has it (decision 108). */
  guest: Presence['guest'];
  /** Number of open sockets of this process. */
  sockets: () => number;
  /** Whether a newer version has upgraded the data while this process runs: it must save nothing any more. */
  isOutdated: () => boolean;
  /** Whether the last poll of the job queue succeeded. */
  jobsHealthy: () => boolean;
  /** Wakes workers for added jobs, so that they start at once instead of at the next poll. */
  wakeJobs: () => void;
}
