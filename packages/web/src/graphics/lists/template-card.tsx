import { pagePath, type Template, templates } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { memo } from 'react';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { DesignPicture } from '../design-picture.tsx';
import { useTemplateDesign } from '../use-template-design.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { kindWords } from './kind-words.ts';
import { PictureCard } from './picture-card.tsx';

interface TemplateCardProps {
  template: Template;
  /** Whether this person designs templates: the card then opens the editor. */
  designs: boolean;
}

/** Card of a template. Memoised: a change of one template draws one card. */
export const TemplateCard = memo(function TemplateCard({ template, designs }: TemplateCardProps) {
  const { id, name, kind, state, department } = template;
  const glow = useGlow(templates, id);
  const design = useTemplateDesign(template);
  return (
    <PictureCard
      title={name}
      note={[kindWords(kind), department].filter(Boolean).join(' · ')}
      picture={design && <DesignPicture design={design} alt="" />}
      to={designs ? pagePath(templates, template) : undefined}
      glow={glow !== undefined}
      badge={designs && <StatusBadge status={state} />}
      actions={<FavouriteButton of="templates" document={template} />}
    />
  );
});
