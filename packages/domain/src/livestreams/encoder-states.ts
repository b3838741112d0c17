export type EncoderTone = 'grey' | 'blue' | 'green' | 'yellow' | 'orange' | 'red';

export interface EncoderLook {
  /** The state in words (LIV-025). */
  word: string;
  tone: EncoderTone;
  /** What happens next, or what to do (OPN-069). */
  next: string;
}

/** Every encoder state (`sep_state`) that an engine knows, in words, with what to do next (OPN-069). */
const looks: Record<string, EncoderLook> = {
  waiting: { word: 'Waiting', tone: 'grey', next: 'It is off. Activate it before the encoder starts to send.' },
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
    next: 'It is being switched off. It can be activated again once it waits.',
  },
  cancelled: { word: 'Cancelled', tone: 'grey', next: 'It was cancelled and cannot start again. Set up a new stream.' },
  finished: { word: 'Finished', tone: 'grey', next: 'It has ended and cannot start again. Set up a new stream.' },
  none: { word: 'None', tone: 'grey', next: 'It has no encoder of its own to activate: it runs while it is sent to.' },
};

/** The look of an encoder state; one that is not known is shown as it comes. */
export function encoderLook(state: string): EncoderLook {
  const known = Object.hasOwn(looks, state) ? looks[state] : undefined;
  return known ?? { word: stateInWords(state), tone: 'grey', next: 'Refresh to see whether it changes.' };
}

/** The button that the encoder card shows: LIV-023, LIV-024. The server takes the step by the same rule. */
export function encoderStep(state: string): 'activate' | 'deactivate' | null {
  if (state === 'waiting' || state === 'pending_deactivation') return 'activate';
  if (state === 'activation_in_progress' || state === 'ready') return 'deactivate';
  return null;
}

const activeStates = ['pending_activation', 'activation_in_progress', 'ready'];
const settledStates = ['waiting', 'ready', 'cancelled', 'finished', 'none'];

/** Whether the encoder is switched on, or about to be. */
export const isActivatedEncoder = (state: string): boolean => activeStates.includes(state);

/** Whether nothing is on its way, so that looking again soon would show the same. */
export const isSettledEncoder = (state: string): boolean => settledStates.includes(state);

/** What is going on with the picture (`state`), in words. */
const jobLooks: Record<string, { word: string; tone: EncoderTone }> = {
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
export function streamLook(state: string): { word: string; tone: EncoderTone } {
  const known = Object.hasOwn(jobLooks, state) ? jobLooks[state] : undefined;
  return known ?? { word: stateInWords(state), tone: 'grey' };
}

/** A stored state as words: `pending_activation` is "Pending activation". */
export function stateInWords(state: string): string {
  const words = state.replaceAll(/[_-]+/g, ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Unknown';
}
