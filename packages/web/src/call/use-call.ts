import type { Client, ClientContext } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notifyDone, notifyError } from '../kit/notify.ts';
import { callName } from './client.ts';
import { type RefusalWords, refusalWords } from './refusal.ts';

type Procedure<I, O, E> = Client<ClientContext, I, O, E>;

export interface CallOptions<O> {
  /** Notice on success; without it there is none. */
  done?: string | ((output: O) => string | undefined);
  /** No notice on failure, because the screen shows the error itself, for example at an input. */
  quiet?: boolean;
  /** With the errors of single inputs, for a form that forgets each when its input changes. */
  refused?: (fields: RefusalWords['fields']) => void;
}

/**
 * Hook for a call from a button or form. `run` resolves to the output, or to undefined after a failure. While the same input is
 * being answered it asks nothing and resolves to undefined: the second click of a double click comes before any button is
 * off. `fields` has the errors of single inputs.
 */
export function useCall<I, O, E>(procedure: Procedure<I, O, E>, options: CallOptions<O> = {}) {
  const latest = useRef(options);
  latest.current = options;
  const asking = useRef(new Set<string>());
  const mutation = useMutation({
    mutationFn: (input: I) => procedure(...([input] as unknown as Parameters<typeof procedure>)),
    onSuccess: (output) => {
      const { done } = latest.current;
      const text = typeof done === 'function' ? done(output) : done;
      if (text) notifyDone(text);
    },
    onError: (error) => {
      const { message, fields } = refusalWords(error);
      if (!latest.current.quiet) notifyError(message);
      latest.current.refused?.(fields);
    },
  });
  const refusal: RefusalWords | undefined = mutation.error ? refusalWords(mutation.error) : undefined;
  return {
    async run(input: I): Promise<O | undefined> {
      const question = JSON.stringify(input);
      if (asking.current.has(question)) return undefined;
      asking.current.add(question);
      try {
        return await mutation.mutateAsync(input);
      } catch {
        return undefined;
      } finally {
        asking.current.delete(question);
      }
    },
    pending: mutation.isPending,
    refusal,
    fields: refusal?.fields ?? {},
    reset: mutation.reset,
  };
}

export interface AnswerOptions {
  /** While false, the call is not made. */
  when?: boolean;
  /** Milliseconds for which an answer is reused. */
  fresh?: number;
  /** Never shows the answer of an earlier visit: for counts that the screen itself changes. */
  anew?: boolean;
  /** Asks again when this value becomes another, such as the revision of a live document. */
  since?: number | string | undefined;
  /** Milliseconds after which a visible page asks again; also when someone comes back to it. */
  every?: number;
}

/**
 * Hook for the answer of a call that is not live (search, previews, exports). Keeps the previous answer until the next one
 * arrives, so that pages do not flicker while the user types.
 */
export function useAnswer<I, O, E>(procedure: Procedure<I, O, E>, input: I, options: AnswerOptions = {}) {
  const query = useQuery({
    queryKey: [callName(procedure), input],
    queryFn: ({ signal }) => procedure(...([input, { signal }] as unknown as Parameters<typeof procedure>)),
    placeholderData: keepPreviousData,
    enabled: options.when ?? true,
    staleTime: options.fresh ?? 0,
    ...(options.anew ? { gcTime: 0 } : {}),
    ...(options.every ? { refetchInterval: options.every, refetchOnWindowFocus: 'always' } : {}),
  });
  const { refetch } = query;
  const since = useRef(options.since);
  useEffect(() => {
    if (since.current === options.since) return;
    since.current = options.since;
    void refetch();
  }, [options.since, refetch]);
  return {
    answer: query.data,
    /** When this answer came, in milliseconds; 0 before the first. */
    answeredAt: query.dataUpdatedAt,
    /** Whether the answer is still that to the previous input. */
    previous: query.isPlaceholderData,
    loading: query.isPending && query.fetchStatus !== 'idle',
    fetching: query.isFetching,
    refusal: query.error ? refusalWords(query.error) : undefined,
    again: refetch,
  };
}
