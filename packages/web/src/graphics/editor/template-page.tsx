import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useWindowWidth } from '../../kit/use-window-width.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { EditorRoom } from './editor-room.tsx';
import { useTemplateParts } from './state/use-template-parts.ts';

/** Below this width, the panels would leave no room for the slide. */
const leastWidth = 900;

/** The way out: this page has neither the top bar nor the navigation. */
const way = { height: '100vh', action: <ButtonLink to="/jimstagram">Social Graphics</ButtonLink> };

/** The template editor (GFX-015). */
export function TemplatePage() {
  const { id = '' } = useParams({ strict: false });
  const parts = useTemplateParts(id);
  const width = useWindowWidth();
  usePageHead(parts.template?.name);
  if (width < leastWidth)
    return <EmptyState {...way}>Editing a template needs a wider window, such as that of a laptop.</EmptyState>;
  if (parts.status === 'loading') return <PleaseWait height="60vh" />;
  if (!parts.template)
    return <EmptyState {...way}>This template does not exist, or you do not have access to it.</EmptyState>;
  // Keyed by template, so that no selection and no step to undo carries over to another one.
  return <EditorRoom key={id} template={parts.template} parts={parts} />;
}
