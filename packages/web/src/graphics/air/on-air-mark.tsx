import type { ControlDoc, Graphic, Template } from '@pavilion/domain';
import { controlDocs, pagePath } from '@pavilion/domain';
import { PageLink } from '../../kit/links.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { onAirWords, useGraphicOnAir, useTemplateOnAir } from './on-air.ts';

interface MarkProps {
  /** Opens the rundown. */
  linked?: boolean;
}

/** Mark of a graphic that is on air, for those who may see its rundown (GFX-028). */
export function GraphicOnAir({ graphic, linked = false }: MarkProps & { graphic: Graphic }) {
  return <OnAirMark rundowns={useGraphicOnAir(graphic)} linked={linked} />;
}

/** Mark of a template that has a graphic on air. */
export function TemplateOnAir({ template, linked = false }: MarkProps & { template: Template }) {
  return <OnAirMark rundowns={useTemplateOnAir(template)} linked={linked} />;
}

function OnAirMark({ rundowns, linked }: { rundowns: readonly ControlDoc[]; linked: boolean }) {
  const [first] = rundowns;
  if (!first) return null;
  const words = onAirWords(rundowns);
  return linked ? (
    <PageLink to={pagePath(controlDocs, first)} title={words} underline="never">
      <StatusBadge status="onAir" />
    </PageLink>
  ) : (
    <span title={words}>
      <StatusBadge status="onAir" plain />
    </span>
  );
}
