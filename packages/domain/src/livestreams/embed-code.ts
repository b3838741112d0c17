/**
 * Player of a stream: our own, for the address of an HLS playlist and of a film without an end, which is closer to live; or
 * the video platform's in a frame.
 */
export type StreamPlayer = { kind: 'hls'; address: string; film: string } | { kind: 'frame'; address: string };

/**
 * HTML that embeds a stream in a page. Null without a playback token (LIV-030): the stream would not play.
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
