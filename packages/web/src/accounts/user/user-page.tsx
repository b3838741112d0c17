import { PleaseWait } from '../../kit/please-wait.tsx';

export function UserPage() {
  return <PleaseWait />;
}
