import { PleaseWait } from '../../kit/please-wait.tsx';

export function ProfilePage() {
  return <PleaseWait />;
}
