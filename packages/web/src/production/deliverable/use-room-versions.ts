import { type FileDocument, type FrameGrid, frameGridOf } from '@pavilion/domain';
import { useMemo } from 'react';
import type { ReviewAddress } from './review-address.ts';
import { useOwnVersion } from './use-own-version.ts';
import { useShownVersion } from './use-shown-version.ts';

export interface RoomVersions {
  /** All versions, the newest first. */
  all: readonly FileDocument[];
  /** False if they could not be loaded. */
  ready: boolean;
  /** The version on screen, and the version it is compared with. */
  file: FileDocument | undefined;
  against: FileDocument | undefined;
  /** A newer version, uploaded since the room was opened. */
  arrived: FileDocument | undefined;
  /** Frames of the version on screen; null where they are unknown. */
  grid: FrameGrid | null;
  look: (version: string) => void;
}

/** Which version of the deliverable is on screen, and which one it is compared with. */
export function useRoomVersions(
  all: readonly FileDocument[],
  ready: boolean,
  { url, setUrl }: ReviewAddress,
): RoomVersions {
  const { file, arrived } = useShownVersion(all, url.version, ready);
  const against = all.find(({ id }) => id === url.against);
  const grid = useMemo(() => frameGridOf(file?.metadata), [file?.metadata]);
  const look = (version: string) => setUrl({ version });
  useOwnVersion(against ? undefined : arrived, look);
  return { all, ready, file, against, arrived, grid, look };
}
