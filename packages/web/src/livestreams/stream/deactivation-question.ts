import { isRunningFeed, type Livestream } from '@pavilion/domain/livestreams';
import { countWords } from '../../kit/count-words.ts';

type Asked = Pick<Livestream, 'state' | 'rtmp_outputs'>;

/** What is asked before a stream is deactivated, and what ends then; null where viewers lose nothing. */
export function deactivationQuestion(stream: Asked): { title: string; text: string } | null {
  if (stream.state === 'processing') {
    const title = 'Deactivate while it is live?';
    return { title, text: `The encoder is cut off${feedsStop(stream)}, and viewers lose the picture.` };
  }
  if (stream.state === 'disconnected') {
    const title = 'Deactivate while the encoder is lost?';
    return { title, text: `The encoder cannot come back${feedsStop(stream)}, and viewers get no picture again.` };
  }
  return null;
}

function feedsStop({ rtmp_outputs }: Asked): string {
  const feeds = rtmp_outputs.filter(isRunningFeed).length;
  return feeds > 0 ? ` and ${countWords(feeds, 'feed')} ${feeds === 1 ? 'stops' : 'stop'}` : '';
}
