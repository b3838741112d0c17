import { Button, Group } from '@mantine/core';
import { pagePath, type Template, templates } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { memo } from 'react';
import { ButtonLink } from '../../kit/links.tsx';
import { TemplateOnAir } from '../air/on-air-mark.tsx';
import { DesignThumb } from '../design-thumb.tsx';
import { PublicationState } from '../publication-state.tsx';
import { useTemplateDesign } from '../use-template-design.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { kindWords } from './kind-words.ts';
import { PictureCard } from './picture-card.tsx';
import { TemplateActions } from './template-actions.tsx';
import { useMakeGraphic } from './use-make-graphic.ts';

interface TemplateCardProps {
  template: Template;
  /** Whether this person designs templates: the card then opens the editor instead of a new graphic. */
  designs: boolean;
}

/** Card of a template. Memoised: a change of one template draws one card. */
export const TemplateCard = memo(function TemplateCard({ template, designs }: TemplateCardProps) {
  const { id, name, kind, state, department } = template;
  const glow = useGlow(templates, id);
  const { design, version } = useTemplateDesign(template);
  const { make, pending } = useMakeGraphic();
  const makeOne = () => void make({ template: id });
  return (
    <PictureCard
      title={name}
      note={[kindWords(kind), department].filter(Boolean).join(' · ')}
      picture={design && <DesignThumb design={design} drawnAs={version} />}
      to={designs ? pagePath(templates, template) : undefined}
      onOpen={makeOne}
      glow={glow !== undefined}
      badge={
        <>
          {designs && <PublicationState template={template} />}
          <TemplateOnAir template={template} />
        </>
      }
      actions={
        <>
          <FavouriteButton of="templates" document={template} />
          {designs && <TemplateActions template={template} />}
        </>
      }
    >
      {state === 'published' && (
        <Group gap={6} mt={4} wrap="nowrap">
          <Button
            size="xs"
            variant="light"
            fullWidth
            loading={pending}
            aria-label={`Make graphic from ${name}`}
            onClick={makeOne}
          >
            Make Graphic
          </Button>
          <ButtonLink
            size="xs"
            variant="light"
            px="xs"
            flex="none"
            to={`/jimstagram/bulk/${id}`}
            aria-label={`Make many graphics from ${name}`}
          >
            Many
          </ButtonLink>
        </Group>
      )}
    </PictureCard>
  );
});
