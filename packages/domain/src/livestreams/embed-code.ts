/** How a stream is played: by our own player from an HLS address, or by the video platform's player in a frame. */
export type StreamPlayer = { kind: 'hls'; address: string } | { kind: 'frame'; address: string };

/**
 * The code by which a page shows the stream. It exists only with a playback token (LIV-030): without one there is nothing
 * that would play.
 */
export function embedCode(token: string | undefined, player: StreamPlayer | undefined, title: string): string | null {
  if (!token || !player) return null;
  const [address, name] = [attribute(player.address), attribute(title)];
  return player.kind === 'frame'
    ? `<iframe src="${address}" title="${name}" allow="autoplay; encrypted-media; fullscreen" width="640" height="360"></iframe>`
    : `<video src="${address}" title="${name}" controls muted playsinline width="640" height="360"></video>`;
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
