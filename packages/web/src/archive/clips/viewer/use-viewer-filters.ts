import {
  type DeliveryKind,
  deliveryKinds,
  type TimelineField,
  timelineFields,
  usualTimelineFields,
  type ViewerFilters,
} from '@pavilion/domain/archive';
import { useMemo } from 'react';
import { urlFlag, urlList, urlText } from '../../../kit/url-state.ts';
import { useRemembered } from '../../../kit/use-remembered.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';

const address = {
  clips: urlFlag(true),
  deliveries: urlFlag(true),
  by: urlText(),
  tag: urlText(),
  balls: urlList(),
};

/** Filters and fields of the list and the timeline: filters in the URL, fields remembered on this browser. */
export function useViewerFilters() {
  const [url, setUrl] = useUrlState(address);
  const [chosen, setFields] = useRemembered<readonly string[]>('viewer.fields', usualTimelineFields);
  const filters = useMemo<ViewerFilters>(
    () => ({
      userClips: url.clips,
      deliveries: url.deliveries,
      clippedBy: url.by,
      tag: url.tag,
      delivery: url.balls.filter((kind): kind is DeliveryKind => kind in deliveryKinds),
    }),
    [url],
  );
  const fields = useMemo(() => chosen.filter((field): field is TimelineField => field in timelineFields), [chosen]);
  const setFilters = (changes: Partial<ViewerFilters>) =>
    setUrl({
      ...(changes.userClips !== undefined ? { clips: changes.userClips } : {}),
      ...(changes.deliveries !== undefined ? { deliveries: changes.deliveries } : {}),
      ...(changes.clippedBy !== undefined ? { by: changes.clippedBy } : {}),
      ...(changes.tag !== undefined ? { tag: changes.tag } : {}),
      ...(changes.delivery !== undefined ? { balls: [...changes.delivery] } : {}),
    });
  return { filters, setFilters, fields, setFields };
}

export const isFiltered = ({ userClips, deliveries, clippedBy, tag, delivery }: ViewerFilters): boolean =>
  !userClips || !deliveries || clippedBy !== '' || tag !== '' || delivery.length > 0;
