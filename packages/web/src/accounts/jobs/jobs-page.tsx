import { PleaseWait } from '../../kit/please-wait.tsx';

export function JobsPage() {
  return <PleaseWait />;
}
