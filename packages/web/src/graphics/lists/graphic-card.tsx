import { type Graphic, graphics, pagePath, publications } from '@pavilion/domain';
import { useDoc, useGlow } from '@pavilion/sync/react';
import { memo } from 'react';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { GraphicOnAir } from '../air/on-air-mark.tsx';
import { DesignThumb } from '../design-thumb.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { GraphicActions } from './graphic-actions.tsx';
import { kindWords } from './kind-words.ts';
import { PictureCard } from './picture-card.tsx';

interface GraphicCardProps {
  graphic: Graphic;
  /** Whether a text of it kept its export from being drawn. */
  unfit?: boolean;
}

/** Card of a graphic. Memoised: a change of one graphic draws one card. */
export const GraphicCard = memo(function GraphicCard({ graphic, unfit = false }: GraphicCardProps) {
  const { id, name, kind, player, values, changes } = graphic;
  const glow = useGlow(graphics, id);
  const { document: publication } = useDoc(publications, graphic.publication);
  return (
    <PictureCard
      title={name}
      note={[kindWords(kind), player].filter(Boolean).join(' · ')}
      picture={
        publication && (
          <DesignThumb
            design={publication.design}
            values={values}
            changes={changes}
            drawnAs={`${id} ${graphic._rev}`}
          />
        )
      }
      to={pagePath(graphics, graphic)}
      glow={glow !== undefined}
      badge={
        <>
          <GraphicOnAir graphic={graphic} />
          {unfit ? (
            <StatusBadge status="failed" word="A text needs a change" plain />
          ) : (
            graphic.signed && <StatusBadge status="signed" plain />
          )}
        </>
      }
      actions={
        <>
          <FavouriteButton of="graphics" document={graphic} />
          <GraphicActions graphic={graphic} />
        </>
      }
    />
  );
});
