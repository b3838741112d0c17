import type { Cost } from '@pavilion/domain';
import { CostsPanel } from '../../billing/index.ts';

interface CostsTabProps {
  brief: { id: string; title: string };
  costs: readonly Cost[];
  loading: boolean;
}

/** The costs of this brief (OPN-056). */
export function CostsTab({ brief, costs, loading }: CostsTabProps) {
  return (
    <CostsPanel costs={costs} loading={loading} scope={{ productionId: brief.id }} fileName={`${brief.title} costs`} />
  );
}
