import { PleaseWait } from '../../kit/please-wait.tsx';

export function UsersPage() {
  return <PleaseWait />;
}
