import {
  type Configuration,
  channelId,
  type DeliverableType,
  type WordList,
  wordKey,
  wordLists,
} from '@pavilion/domain/accounts';
import type { ComponentType } from 'react';
import { ChannelStream } from './channel-stream.tsx';
import { CompetitionWords, TypeExtensions } from './entry-chips.tsx';

type Competition = Configuration['competitions'][number];
type Channel = Configuration['channels'][number];

export interface DetailsProps<T> {
  entry: T;
  /** Answers with the sentence of a refusal. */
  onSave: (entry: T) => Promise<string | undefined>;
}

/** How the entries of a list are made of a name, and what else is set of them. */
export interface EntryKind<T> {
  name: (entry: T) => string;
  make: (name: string, others: readonly T[]) => T;
  renamed: (entry: T, name: string) => T;
  /** What a name that is no longer in the list means for those who have it (`12 briefs and 3 users`), as a sentence. */
  staysWith: (name: string, uses: string) => string;
  Details?: ComponentType<DetailsProps<T>>;
}

const staysWith = (name: string, uses: string) => `“${name}” stays with ${uses}.`;

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
  // What is accepted is looked up by the name.
  staysWith: (name, uses) => `“${name}” stays with ${uses}, for which files of every kind are then taken.`,
  Details: TypeExtensions,
};

export const competitions: EntryKind<Competition> = {
  name: ({ display }) => display,
  // The key is remembered in people's filters, so it stays when the competition is renamed.
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

/** The key, or the key with the first number that makes it another one. */
function free(key: string, taken: readonly string[]): string {
  if (!taken.includes(key)) return key;
  let number = 2;
  while (taken.includes(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}

export const isWordList = (setting: string): setting is WordList => (wordLists as readonly string[]).includes(setting);
