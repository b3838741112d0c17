import { type Feed, feedLabel, isRunningFeed, type Livestream } from '@pavilion/domain/livestreams';
import { countWords } from '../../kit/count-words.ts';

type Asked = Pick<Livestream, 'state' | 'rtmp_outputs'>;

/** Question before deactivating a stream, with the consequences; null when viewers lose nothing. */
export function deactivationQuestion(stream: Asked): { title: string; text: string } | null {
  if (stream.state === 'processing') {
    const title = 'Deactivate while it is live?';
    return { title, text: `The encoder is cut off${feedsStop(stream)}. Viewers lose the picture.` };
  }
  if (stream.state === 'disconnected') {
    const title = 'Deactivate while the encoder is disconnected?';
    return { title, text: `The encoder cannot reconnect${feedsStop(stream)}. Viewers do not get the picture back.` };
  }
  return null;
}

function feedsStop({ rtmp_outputs }: Asked): string {
  const feeds = rtmp_outputs.filter(isRunningFeed).length;
  return feeds > 0 ? ` and ${countWords(feeds, 'feed')} ${feeds === 1 ? 'stops' : 'stop'}` : '';
}

/** Question before stopping a feed, with the consequences. A feed that is not live is lost too: it leaves the list. */
export function stopQuestion(feed: Feed): { title: string; text: string } {
  const isLive = feed.state === 'connected';
  const viewers = isLive ? 'Viewers at this destination lose the picture. ' : '';
  const again = feed.name ? 'choose the destination again' : 'enter its address and key again';
  return {
    title: `Stop ${feedLabel(feed)}${isLive ? ' while it is live' : ''}?`,
    text: `${viewers}The feed leaves the list. To send there again, ${again}.`,
  };
}
