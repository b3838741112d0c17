import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './engines/database/types.ts';
import type { Fixtures } from './engines/fixtures/fixtures.ts';
import type { LinkReader } from './engines/links/links.ts';
import type { LiveEngine } from './engines/live-engine/types.ts';
import type { ChatTransport, MailTransport } from './engines/messages/types.ts';
import type { Search } from './engines/search/types.ts';
import type { Storage } from './engines/storage/types.ts';
import type { Store } from './engines/store/types.ts';
import type { VideoPlatform } from './engines/video-platform/types.ts';
import type { SignInLibrary } from './sign-in-library.ts';

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
  auth: () => Promise<SignInLibrary>;
  /** Tells every process that sessions of this person have ended. */
  sessionEnded: (userId: string) => void;
  /** Whether the last look at the job queue succeeded. */
  jobsHealthy: () => boolean;
  /** Tells waiting workers that jobs were added, so that they start at once instead of at their next look. */
  wakeJobs: () => void;
}
