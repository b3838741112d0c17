import { publications, templates } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { BulkRoom } from './bulk-room.tsx';

const crumbs = [{ label: 'Social Graphics', to: '/jimstagram' }];

/** Many graphics of one template, from a table, matches or players (GFX-025). */
export function BulkPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: template, status } = useDoc(templates, id);
  const { document: publication, status: loaded } = useDoc(publications, template?.publication);
  usePageHead(template && `${template.name}: many graphics`, crumbs);
  if (status === 'loading' || (template?.publication && loaded === 'loading')) return <PleaseWait height="60vh" />;
  if (!template || !publication || template.state !== 'published') {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/jimstagram">Social Graphics</ButtonLink>}>
        {template
          ? 'This template is not published.'
          : 'This template does not exist, or you do not have access to it.'}
      </EmptyState>
    );
  }
  return <BulkRoom key={publication.id} template={template} publication={publication} />;
}
