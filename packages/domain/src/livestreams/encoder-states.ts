import { formatInstant } from '../dates.ts';
import { lookIn, type StateLook } from '../state-looks.ts';
import type { EncoderRefusal, Livestream } from './documents.ts';

/** The state of an encoder in words (LIV-025). */
export interface EncoderLook extends StateLook {
  /** What happens next, or what to do, as a sentence (OPN-069). */
  next: string;
}

/** Looks of all known encoder states (`sep_state`), with what to do next (OPN-069). */
const looks: Record<string, EncoderLook> = {
  waiting: { word: 'Off', tone: 'grey', next: 'Activate the stream before the encoder starts sending.' },
  pending_activation: {
    word: 'Pending activation',
    tone: 'yellow',
    next: 'The activation is queued. Wait for the stream to start.',
  },
  activation_in_progress: {
    word: 'Activation in progress',
    tone: 'yellow',
    next: 'The stream is starting. The encoder can send once it is ready.',
  },
  ready: { word: 'Ready', tone: 'green', next: 'The encoder can send to the address below.' },
  pending_deactivation: {
    word: 'Pending deactivation',
    tone: 'orange',
    next: 'The stream is about to be switched off. Activate keeps it on.',
  },
  deactivation_in_progress: {
    word: 'Deactivation in progress',
    tone: 'yellow',
    next: 'The stream is being switched off. Activate it again once it is off.',
  },
  cancelled: {
    word: 'Cancelled',
    tone: 'grey',
    next: 'The stream was cancelled and cannot start again. Set up a new one.',
  },
  finished: { word: 'Finished', tone: 'grey', next: 'The stream has ended and cannot start again. Set up a new one.' },
  none: {
    word: 'None',
    tone: 'grey',
    next: 'There is no encoder to activate. The stream runs while it receives a picture.',
  },
};

/** Look of an encoder state. An unknown state is shown in its own words. */
export const encoderLook = (state: string): EncoderLook => ({
  next: 'Refresh to check for a change.',
  ...lookIn(looks, state),
});

/** Button of the encoder card (LIV-023, LIV-024). The server checks the step by the same rule. */
export function encoderStep(state: string): 'activate' | 'deactivate' | null {
  if (state === 'waiting' || state === 'pending_deactivation') return 'activate';
  if (state === 'activation_in_progress' || state === 'ready') return 'deactivate';
  return null;
}

/** Whether a stream can be cancelled: while it is off. The server checks by the same rule. */
export const mayCancelStream = (state: string): boolean => state === 'waiting';

/** Whether a stream was cancelled: it changes no more. */
export const isCancelledStream = ({ sep_state }: Pick<Livestream, 'sep_state'>): boolean => sep_state === 'cancelled';

/** States of an encoder that is on, or about to be. */
export const activeEncoderStates = ['pending_activation', 'activation_in_progress', 'ready'];
const settledStates = ['waiting', 'ready', 'cancelled', 'finished', 'none'];

/** Whether an encoder is on, or about to be. */
export const isActivatedEncoder = (state: string): boolean => activeEncoderStates.includes(state);

/** Whether an encoder is in no transition, so that it need not be polled often. */
export const isSettledEncoder = (state: string): boolean => settledStates.includes(state);

/** Looks of the states of the picture (`state`). */
const jobLooks: Record<string, StateLook> = {
  standby: { word: 'Off', tone: 'grey' },
  waiting: { word: 'No picture yet', tone: 'yellow' },
  processing: { word: 'Live', tone: 'green' },
  disconnected: { word: 'Encoder lost', tone: 'red' },
  finishing: { word: 'Finishing', tone: 'yellow' },
  finished: { word: 'Finished', tone: 'grey' },
  cancelling: { word: 'Cancelling', tone: 'yellow' },
  cancelled: { word: 'Cancelled', tone: 'grey' },
  failed: { word: 'Failed', tone: 'red' },
  error: { word: 'Error', tone: 'red' },
};

/** Look of a stream's state. An unknown state is shown in its own words. */
export const streamLook = (state: string): StateLook => lookIn(jobLooks, state);

/**
 * Look of a stream in lists: that of its picture while there is one, otherwise that of its encoder. The encoder is cut off before
 * the picture has ended.
 */
export function streamBadge({ state, sep_state }: Pick<Livestream, 'state' | 'sep_state'>): StateLook {
  const tells = ['processing', 'disconnected', 'failed', 'error', 'finishing'].includes(state);
  if (!tells) return encoderLook(sep_state);
  const hadPicture = state === 'processing' || state === 'disconnected';
  const isLeaving = sep_state === 'pending_deactivation' || sep_state === 'deactivation_in_progress';
  return hadPicture && isLeaving ? { word: 'Switching off', tone: 'yellow' } : streamLook(state);
}

/** State of a stream and what to do next: the state of the picture while the encoder is ready, otherwise the encoder's. */
export function streamSituation({
  state,
  sep_state,
  lost_at,
  new_key_at,
}: Pick<Livestream, 'state' | 'sep_state' | 'lost_at' | 'new_key_at'>): Pick<EncoderLook, 'word' | 'next'> {
  if (sep_state === 'ready' && state === 'processing') return { word: 'Live', next: 'The encoder is sending.' };
  if (sep_state === 'ready' && new_key_at) {
    return {
      word: 'Key changed',
      next: `The key was changed on ${formatInstant(new_key_at)}. Enter the new key in the encoder to send again.`,
    };
  }
  if (sep_state === 'ready' && state === 'disconnected') {
    const since = lost_at ? `since ${formatInstant(lost_at)}` : 'for a while';
    return {
      word: 'Connection lost',
      next: `The encoder has sent nothing ${since}. Check the encoder and its network; it can resume at any time.`,
    };
  }
  return encoderLook(sep_state);
}

const refusals: Record<EncoderRefusal['why'], string> = {
  unknownKey: 'its key belongs to no stream. Check the address and the key in the encoder.',
  second: 'another encoder is already sending. Stop that one first, or set up a stream for each.',
  off: 'this stream was off. Activate it first.',
};

/** Sentence on a refused encoder: when, from where, why, and what to do. */
export const encoderRefusalSentence = ({ at, from, why }: EncoderRefusal): string =>
  `${formatInstant(at)}: an encoder at ${from} was refused because ${refusals[why]}`;

/** Milliseconds for which a refusal is news. */
const newsFor = 60 * 60_000;

/** The newest refusal of an encoder whose key belongs to no stream, within the last hour. Every stream that waited has noted it. */
export function newestUnknownKey(
  streams: readonly Pick<Livestream, 'refused_encoder'>[],
  now: string,
): EncoderRefusal | undefined {
  const since = new Date(Date.parse(now) - newsFor).toISOString();
  return streams
    .flatMap(({ refused_encoder }) => (refused_encoder?.why === 'unknownKey' ? [refused_encoder] : []))
    .filter(({ at }) => at > since)
    .toSorted((left, right) => (left.at < right.at ? 1 : -1))[0];
}

/** The refusal that is about this stream: of an encoder with an unknown key, nobody knows which stream it was meant for. */
export const ownRefusal = ({ refused_encoder: refusal }: Pick<Livestream, 'refused_encoder'>) =>
  refusal?.why === 'unknownKey' ? undefined : refusal;
