import type { Viewer } from '@pavilion/domain/access';

/** The request and answer of DAT-058..061: `{ index, body }` in, hits out. Written out in `@pavilion/domain/search`. */
export interface Search {
  /** Runs a request with the viewer's policy inside; a wrong request is a `Refusal`. */
  run(viewer: Viewer, request: { index: string; body: unknown }): Promise<SearchResponse>;
  /** How many of the hits have each value of a plain field; those without one are left out. */
  countBy(viewer: Viewer, request: { index: string; query: unknown; field: string }): Promise<Record<string, number>>;
}

export interface SearchResponse {
  hits: { total: { value: number }; hits: { _id: string; _source: Record<string, unknown> }[] };
}
