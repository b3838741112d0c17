import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';
import { uploadStore } from '../parts/uploads/upload-store.ts';
import { isRunning } from '../parts/uploads/use-uploads.ts';
import { useSession } from '../session/session-provider.tsx';

/** Signs the person out, after a question if that stops uploads. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const confirm = useConfirm();
  return async () => {
    const running = uploadStore.get().filter(isRunning).length;
    const stopped = running === 1 ? 'It goes on' : 'They go on';
    const question = {
      title: `Stop ${countWords(running, 'upload')}?`,
      text: `Signing out stops what is being uploaded. ${stopped} when you sign in again in this window.`,
      confirm: 'Sign Out',
    };
    if (running > 0 && !(await confirm(question))) return;
    uploadStore.leave();
    await signOut();
  };
}
