/** What a way to play a stream gets. It plays until the returned function is called. */
export interface LiveSource {
  video: HTMLVideoElement;
  /** Address with the current token. */
  address: () => string;
  /** Whether the encoder is lost, so that nothing comes for now. */
  isLost: () => boolean;
  /** The server refuses the token. */
  onRefused: () => void;
  /** There is no picture for now. */
  onGone: () => void;
  /** This way does not work here. */
  onUnable: () => void;
}

export type PlayLive = (source: LiveSource) => () => void;

/** Pause between attempts: a picture appears a few seconds after the encoder starts. */
export const retryMilliseconds = 2_500;
