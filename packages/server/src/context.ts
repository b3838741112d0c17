import type { Logger } from 'pino';
import type { Auth } from './auth/library.ts';
import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import type { Fixtures } from './integrations/fixtures.ts';
import type { LinkReader } from './integrations/links.ts';
import type { LiveEngine } from './integrations/live-engine.ts';
import type { ChatTransport, MailTransport } from './integrations/types.ts';
import type { VideoPlatform } from './integrations/video-platform.ts';
import type { Search } from './search/types.ts';
import type { Storage } from './storage/types.ts';
import type { Store } from './store/types.ts';

/** The instant now, ISO 8601 UTC with milliseconds; tests give their own. */
export type Clock = () => string;

/** What handlers, effects and jobs are handed. Tools are never looked up. */
export interface Context {
  config: Config;
  clock: Clock;
  log: Logger;
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
  /** Where people open the product, without a slash at the end: for links in messages. Known once the server listens. */
  publicUrl: () => string;
  /** The sign-in library, for calls about one's own login. */
  auth: () => Promise<Auth>;
  /** Tells every process that sessions of this person have ended. */
  sessionEnded: (userId: string) => void;
  /** Whether the last look at the job queue succeeded. */
  jobsHealthy: () => boolean;
  /** Tells waiting workers that jobs were added, so that they start at once instead of at their next look. */
  wakeJobs: () => void;
}
