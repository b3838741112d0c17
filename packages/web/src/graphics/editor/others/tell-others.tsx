import { mostToldLayers, type TemplateSpot, templates } from '@pavilion/domain/graphics';
import { useHere } from '@pavilion/sync/react';
import { ComingAndGoing } from '../../../parts/others-here.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';
import { useOthers } from './use-others.ts';

/** Tells other designers where this one is, and says to screen readers who comes and goes. */
export function TellOthers() {
  const { template, slide } = useModel();
  const selection = useSelection(useEditor());
  const spot = { slide: slide.id, selected: selection.slice(0, mostToldLayers) } satisfies TemplateSpot;
  useHere(templates, template.id, spot);
  return <ComingAndGoing others={useOthers()} />;
}
