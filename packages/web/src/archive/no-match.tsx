import { Loader } from '@mantine/core';

/** In place of a match: that it is on its way, or that there is none. */
export function NoMatch({ loading }: { loading: boolean }) {
  return loading ? <Loader size={14} role="status" aria-label="The match is loading" /> : '–';
}
