import {
  type Configuration,
  channelId,
  type DeliverableType,
  type WordList,
  wordKey,
  wordLists,
} from '@pavilion/domain/accounts';
import { ChannelStream } from './channel-stream.tsx';
import { CompetitionWords, TypeExtensions } from './entry-chips.tsx';
import type { EntryKind } from './entry-kind.ts';

type Competition = Configuration['competitions'][number];
type Channel = Configuration['channels'][number];

const staysWith = (name: string, uses: string) => `“${name}” stays on ${uses}.`;

export const words: EntryKind<string> = {
  name: (word) => word,
  make: (name) => name,
  renamed: (_word, name) => name,
  staysWith,
};

export const deliverableTypes: EntryKind<DeliverableType> = {
  name: ({ display }) => display,
  make: (display) => ({ display, allowedFiles: [] }),
  renamed: (type, display) => ({ ...type, display }),
  // Uploads look up the allowed extensions by the type's name.
  staysWith: (name, uses) => `“${name}” stays on ${uses}, where any file is then accepted.`,
  Details: TypeExtensions,
};

export const competitions: EntryKind<Competition> = {
  name: ({ display }) => display,
  // People's saved filters refer to the key, so a rename keeps it.
  make: (display, others) => {
    const key = wordKey(display).replace(/[^\p{L}\p{N}]+/gu, '-');
    return {
      key: free(
        key,
        others.map((other) => other.key),
      ),
      display,
      words: [],
    };
  },
  renamed: (competition, display) => ({ ...competition, display }),
  staysWith,
  Details: CompetitionWords,
};

export const channels: EntryKind<Channel> = {
  name: ({ name }) => name,
  make: (name, others) => ({
    name,
    id: free(
      channelId(name).slice(0, 60),
      others.map(({ id }) => id),
    ),
  }),
  renamed: (channel, name) => ({ ...channel, name }),
  staysWith,
  Details: ChannelStream,
};

/** The key itself, or the key with the lowest number from 2 that is not taken: `blast`, `blast-2`. */
function free(key: string, taken: readonly string[]): string {
  if (!taken.includes(key)) return key;
  let number = 2;
  while (taken.includes(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}

export const isWordList = (setting: string): setting is WordList => (wordLists as readonly string[]).includes(setting);
