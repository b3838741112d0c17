import { Loader } from '@mantine/core';

/** Placeholder for a match: a spinner while it loads, a dash if there is none. */
export function NoMatch({ loading }: { loading: boolean }) {
  return loading ? <Loader size={14} role="status" aria-label="The match is loading" /> : '–';
}
