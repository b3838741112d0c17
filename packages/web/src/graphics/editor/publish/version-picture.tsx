import { Text } from '@mantine/core';
import { DesignPicture } from '../../design-picture.tsx';
import { useVersionDesign, type VersionName } from './version-design.ts';

interface VersionPictureProps {
  version: VersionName;
  /** Ids of the slides that the version changed; without any that are still there, the first slide is shown. */
  changed?: readonly string[];
  alt: string;
}

/** Pictures of a version, one below the other; further ones are counted. */
const most = 3;

/** The slides that a version changed, as it left them, in their order. */
export function VersionPicture({ version, changed = [], alt }: VersionPictureProps) {
  const design = useVersionDesign(version);
  if (!design || Object.keys(design.sizes).length === 0) return null;
  const inOrder = design.slides.toSorted((one, other) => one.order - other.order);
  const found = inOrder.filter(({ id }) => changed.includes(id));
  const slides = found.length > 0 ? found : inOrder.slice(0, 1);
  return (
    <>
      {slides.slice(0, most).map(({ id, name }) => (
        <DesignPicture
          key={id}
          design={design}
          slide={id}
          alt={slides.length > 1 ? `${alt}: ${name || 'slide'}` : alt}
        />
      ))}
      {slides.length > most && (
        <Text size="xs" c="dimmed">
          and {slides.length - most} more
        </Text>
      )}
    </>
  );
}
