import { PleaseWait } from '../../kit/please-wait.tsx';

export function OutboxPage() {
  return <PleaseWait />;
}
