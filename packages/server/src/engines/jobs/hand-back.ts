/** Abort reason of a run that took too long. Any other abort means that the server stops. */
export const tookTooLong = (seconds: number): Error =>
  Object.assign(new Error(`This took longer than ${seconds} seconds and was given up.`), { tookTooLong: true });

/** Whether a run ends because its server stops: its job returns to the queue, and nothing has failed. */
export const isHandedBack = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && (reason as { tookTooLong?: boolean } | undefined)?.tookTooLong !== true;
