import { families } from '@pavilion/drawing';
import { useMemo } from 'react';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';

/** Families that texts can have: those that come with the product, and uploaded ones. */
export function useFonts(): readonly string[] {
  const uploaded = useUploadedFaces();
  return useMemo(
    () => [...new Set([...families.map(({ name }) => name), ...uploaded.map(({ family }) => family)])].sort(),
    [uploaded],
  );
}
