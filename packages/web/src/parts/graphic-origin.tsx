import { type FileDocument, pagePath } from '@pavilion/domain';
import { graphics } from '@pavilion/domain/graphics';
import { useDoc } from '@pavilion/sync/react';
import { PageLink } from '../kit/links.tsx';
import { useCan } from '../session/session-provider.tsx';

/** The social graphic that a version was drawn from; who may open it gets the way there (GFX-026). */
export function GraphicOrigin({ file }: { file: FileDocument }) {
  const opens = useCan('openGraphics');
  const { document: graphic } = useDoc(graphics, opens ? file.graphic : undefined);
  const name = graphic?.name ?? file.graphicName ?? 'A social graphic';
  return (
    <>
      {graphic ? <PageLink to={pagePath(graphics, graphic)}>{name}</PageLink> : name}
      {file.graphicTemplate && `, from the template ${file.graphicTemplate}`}
      {graphic && !graphic.versions.includes(file.id) && '. It has changed since.'}
    </>
  );
}
