import { call } from '../call.ts';
import { searchRequest, searchResponse } from './request.ts';

/** The shared search as a call: the same request and response as the document, in one round trip. */
export const searchCall = call({
  needs: 'signedIn',
  forTokens: 'any',
  summary: 'Searches an index: sort, from, size and a query of must, should, filter and must_not.',
  input: searchRequest,
  output: searchResponse,
});
