import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { sizeLabel } from '../../kit/sizes.ts';
import { type UploadItem, uploadStore } from './upload-store.ts';

/** Bytes that are sent again within seconds: nobody has to be asked about them. */
const littleSent = 1024 * 1024;

/** What arrived whole and was then refused is not on the server any more. */
const isRefused = ({ state, sent, size }: UploadItem) => state === 'refused' || (state === 'failed' && sent >= size);
const hasMuchToLose = (item: UploadItem) => item.state !== 'done' && !isRefused(item) && item.sent > littleSent;

/**
 * Takes uploads off the list. The server forgets what it has of unfinished ones, which may be hours of waiting: asks first, while
 * they go on.
 */
export function useDropUploads() {
  const confirm = useConfirm();
  return async (items: readonly UploadItem[]): Promise<void> => {
    const losing = items.filter(hasMuchToLose);
    if (losing.length > 0 && !(await confirm({ ...questionAbout(losing), danger: true, safe: true }))) return;
    // One that has arrived meanwhile stays listed, so that nobody takes it for cancelled.
    const arrived = new Set(uploadStore.get().flatMap(({ id, state }) => (state === 'done' ? [id] : [])));
    for (const item of items) if (!(losing.includes(item) && arrived.has(item.id))) uploadStore.remove(item.id);
  };
}

function questionAbout(losing: readonly UploadItem[]) {
  const total = (of: 'sent' | 'size') => sizeLabel(losing.reduce((sum, item) => sum + item[of], 0));
  const one = losing.length === 1 ? losing[0] : undefined;
  return {
    title: one ? 'Cancel this upload?' : `Cancel ${countWords(losing.length, 'upload')}?`,
    text: `${total('sent')} of ${total('size')}${one ? ` of ${one.name}` : ''} would be thrown away and would have to be uploaded again.`,
    confirm: one ? 'Cancel Upload' : 'Cancel Uploads',
    cancel: one ? 'Keep Upload' : 'Keep Uploads',
  };
}
