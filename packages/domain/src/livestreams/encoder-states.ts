import { formatInstant } from '../dates.ts';
import { lookIn, type StateLook } from '../state-looks.ts';
import type { EncoderRefusal, Livestream } from './documents.ts';

/** The state of an encoder in words (LIV-025). */
export interface EncoderLook extends StateLook {
  /** What happens next, or what to do (OPN-069). */
  next: string;
}

/** Every encoder state (`sep_state`) that an engine knows, in words, with what to do next (OPN-069). */
const looks: Record<string, EncoderLook> = {
  waiting: { word: 'Off', tone: 'grey', next: 'Activate it before the encoder starts to send.' },
  pending_activation: { word: 'Pending activation', tone: 'yellow', next: 'The activation is queued. Please wait.' },
  activation_in_progress: {
    word: 'Activation in progress',
    tone: 'yellow',
    next: 'It is being started. The encoder can send as soon as it is ready.',
  },
  ready: { word: 'Ready', tone: 'green', next: 'The encoder can send to the address below.' },
  pending_deactivation: {
    word: 'Pending deactivation',
    tone: 'orange',
    next: 'It is about to be switched off. Activate takes that back.',
  },
  deactivation_in_progress: {
    word: 'Deactivation in progress',
    tone: 'yellow',
    next: 'It is being switched off. It can be activated again once it is off.',
  },
  cancelled: { word: 'Cancelled', tone: 'grey', next: 'It was cancelled and cannot start again. Set up a new stream.' },
  finished: { word: 'Finished', tone: 'grey', next: 'It has ended and cannot start again. Set up a new stream.' },
  none: { word: 'None', tone: 'grey', next: 'It has no encoder of its own to activate: it runs while it is sent to.' },
};

/** The look of an encoder state; one that is not known is shown as it comes. */
export const encoderLook = (state: string): EncoderLook => ({
  next: 'Refresh to see whether it changes.',
  ...lookIn(looks, state),
});

/** The button that the encoder card shows: LIV-023, LIV-024. The server takes the step by the same rule. */
export function encoderStep(state: string): 'activate' | 'deactivate' | null {
  if (state === 'waiting' || state === 'pending_deactivation') return 'activate';
  if (state === 'activation_in_progress' || state === 'ready') return 'deactivate';
  return null;
}

/** The states of an encoder that is switched on, or about to be. */
export const activeEncoderStates = ['pending_activation', 'activation_in_progress', 'ready'];
const settledStates = ['waiting', 'ready', 'cancelled', 'finished', 'none'];

/** Whether the encoder is switched on, or about to be. */
export const isActivatedEncoder = (state: string): boolean => activeEncoderStates.includes(state);

/** Whether nothing is on its way, so that looking again soon would show the same. */
export const isSettledEncoder = (state: string): boolean => settledStates.includes(state);

/** What is going on with the picture (`state`), in words. */
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

/** The look of a stream's state; one that is not known is shown as it comes. */
export const streamLook = (state: string): StateLook => lookIn(jobLooks, state);

/** How a stream stands, and what to do next: what its picture does while its encoder may send, else its encoder's state. */
export function streamSituation({
  state,
  sep_state,
  lost_at,
}: Pick<Livestream, 'state' | 'sep_state' | 'lost_at'>): Pick<EncoderLook, 'word' | 'next'> {
  if (sep_state === 'ready' && state === 'processing') return { word: 'Live', next: 'The encoder is sending.' };
  if (sep_state === 'ready' && state === 'disconnected') {
    const since = lost_at ? `since ${formatInstant(lost_at)}` : 'for a while';
    return {
      word: 'Connection lost',
      next: `Nothing has come from the encoder ${since}. Check the encoder and its network; it may send again at any time.`,
    };
  }
  return encoderLook(sep_state);
}

const refusals: Record<EncoderRefusal['why'], string> = {
  unknownKey: 'it sent a key that belongs to no stream. Check the address and the key in the encoder.',
  second: 'another one is sending already. Stop that one first, or set up a stream for each.',
  off: 'this stream was off. Activate it first.',
};

/** Which encoder was turned away, when, and why, as a sentence. */
export const encoderRefusalSentence = ({ at, from, why }: EncoderRefusal): string =>
  `${formatInstant(at)}: an encoder at ${from} was turned away, since ${refusals[why]}`;
