import { compareBy } from '../compare.ts';
import { matcher } from '../matches.ts';
import type { ClientMessage, WireDocument } from '../protocol.ts';
import type { Query } from '../where.ts';
import type { Documents, Entry } from './documents.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createMembership, type Membership } from './membership.ts';
import { createSortedList } from './sorted-list.ts';
import type { SyncError } from './sync-error.ts';

/** Result of a live query; the same object until something changes. */
export interface LiveResult<T = WireDocument> {
  readonly documents: readonly T[];
  readonly status: 'loading' | 'ready' | 'refused';
  readonly error?: SyncError;
}

export const loading: LiveResult<never> = { documents: [], status: 'loading' };

export interface ChannelDeps {
  /** Names the query in messages. */
  number: number;
  query: Query;
  documents: Documents;
  send: (message: ClientMessage) => boolean;
}

/** One live query: the members that the server reports, and the list that the page displays. */
export interface Channel {
  readonly number: number;
  readonly query: Query;
  readonly members: Membership;
  readonly listeners: Listeners;
  /** Last published result. */
  readonly result: LiveResult;
  /** Status of the next result. */
  readonly status: LiveResult['status'];
  /** False until the server has been asked. */
  readonly isOpen: boolean;
  /** Asks the server, or resumes after a reconnection. */
  open(): void;
  /** Tells the server that nobody watches any more, and lets go of the documents. */
  close(): void;
  enter(status: LiveResult['status'], error?: SyncError): void;
  /** Call when this document may have changed, or entered or left the members. */
  place(entry: Entry): void;
  /** Whether the list is the same without a write that was acknowledged at this log position. */
  agrees(entry: Entry, seq: number): boolean;
  /** Notifies the listeners if the result has changed. */
  publish(): void;
  /** Back to loading, without data. */
  reset(): void;
}

/**
 * Starts as `loading`. A snapshot or a resumption makes the query `ready`, a refusal `refused`, and a change of user
 * makes it `loading` again.
 */
export function createChannel({ number, query, documents, send }: ChannelDeps): Channel {
  const matches = matcher(query.where ?? {});
  const members = createMembership(number, query.collection, documents);
  const shown = createSortedList(number, compareBy(query.orderBy));
  const listeners = createListeners();
  let status: LiveResult['status'] = 'loading';
  let error: SyncError | undefined;
  let result: LiveResult = loading;
  /** Whether `result` may be out of date. */
  let dirty = false;
  let isOpen = false;

  /** Whether a document belongs in the list: as the server reports, unless one of our pending writes changes that. */
  function isShown(entry: Entry): boolean {
    if (!entry.view) return false;
    const isMember = members.has(entry);
    if (entry.pending.length === 0) return isMember;
    const undecided = entry.pending.some(({ seq }) => seq === undefined || seq > members.seq);
    if (!undecided) return isMember;
    // A later page depends on the pages before it, which are not loaded, so nothing can enter it here.
    return matches(entry.view) && (isMember || !query.offset);
  }

  function enter(next: LiveResult['status'], reason?: SyncError): void {
    if (status === next && !reason) return;
    status = next;
    error = reason;
    dirty = true;
  }

  return {
    number,
    query,
    members,
    listeners,
    get result() {
      return result;
    },
    get status() {
      return status;
    },
    get isOpen() {
      return isOpen;
    },
    open() {
      const { token } = members;
      isOpen = send({ kind: 'open', channel: number, query, ...(token !== undefined && { resume: token }) });
    },
    close() {
      members.clear();
      shown.clear();
      if (isOpen) send({ kind: 'close', channel: number });
    },
    enter,
    place(entry) {
      if (shown.put(entry, isShown(entry))) dirty = true;
    },
    agrees: (entry, seq) => members.seq >= seq || shown.has(entry) === members.has(entry),
    publish() {
      if (!dirty) return;
      dirty = false;
      const list = status === 'ready' ? shown.first(query.limit) : [];
      const before = result.documents;
      const isSame = list.length === before.length && list.every((document, at) => document === before[at]);
      if (isSame && status === result.status && error === result.error) return;
      result = { documents: isSame ? before : list, status, ...(error && { error }) };
      listeners.tell();
    },
    reset() {
      members.clear();
      shown.clear();
      enter('loading');
    },
  };
}
