import { graphics, publications } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { MakerRoom } from './maker-room.tsx';

const crumbs = [{ label: 'Social Graphics', to: '/jimstagram?tab=graphics' }];

/** A graphic: its fields beside its pictures (GFX-018, GFX-019). */
export function GraphicPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: graphic, status } = useDoc(graphics, id);
  const { document: publication, status: loaded } = useDoc(publications, graphic?.publication);
  usePageHead(graphic?.name, crumbs);
  if (status === 'loading' || (graphic && loaded === 'loading')) return <PleaseWait height="60vh" />;
  if (!graphic || !publication) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/jimstagram">Social Graphics</ButtonLink>}>
        {graphic
          ? 'The template of this graphic was deleted. A designer can restore it from the trash.'
          : 'This graphic does not exist, or you do not have access to it.'}
      </EmptyState>
    );
  }
  return <MakerRoom key={graphic.id} graphic={graphic} publication={publication} />;
}
