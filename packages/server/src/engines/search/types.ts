import type { Viewer } from '@pavilion/domain/access';

/** Request and response of DAT-058..061: `{ index, body }` in, hits out. The types are in `@pavilion/domain/search`. */
export interface Search {
  /** Runs a request under the viewer's policy; throws a `Refusal` for an invalid one. */
  run(viewer: Viewer, request: { index: string; body: unknown }): Promise<SearchResponse>;
  /** Number of hits for each value of some plain fields; hits without a value are left out. */
  countBy(viewer: Viewer, request: { index: string; query: unknown; fields: readonly string[] }): Promise<FieldCounts>;
}

/** Number of hits by field and value. */
export type FieldCounts = Record<string, Record<string, number>>;

export interface SearchResponse {
  /** `gte`: there are more hits than were counted. */
  hits: { total: { value: number; relation: 'eq' | 'gte' }; hits: { _id: string; _source: Record<string, unknown> }[] };
}
