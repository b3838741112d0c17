import type { Client, ClientContext } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notifyDone, notifyError } from '../kit/notify.ts';
import { callName } from './client.ts';
import { type RefusalWords, refusalWords } from './refusal.ts';

type Procedure<I, O, E> = Client<ClientContext, I, O, E>;

export interface CallOptions<O> {
  /** Said when it is done; nothing is said without it. */
  done?: string | ((output: O) => string | undefined);
  /** True where the screen shows the error itself, for example beside an input. */
  quiet?: boolean;
}

/**
 * A call as a button needs it: `run` answers with the output, or with undefined after the reason was shown. Typed values
 * stay where they are, since nothing here touches the form; `fields` holds the sentences for single inputs.
 */
export function useCall<I, O, E>(procedure: Procedure<I, O, E>, options: CallOptions<O> = {}) {
  const latest = useRef(options);
  latest.current = options;
  const mutation = useMutation({
    mutationFn: (input: I) => procedure(...([input] as unknown as Parameters<typeof procedure>)),
    onSuccess: (output) => {
      const { done } = latest.current;
      const text = typeof done === 'function' ? done(output) : done;
      if (text) notifyDone(text);
    },
    onError: (error) => {
      if (!latest.current.quiet) notifyError(refusalWords(error).message);
    },
  });
  const refusal: RefusalWords | undefined = mutation.error ? refusalWords(mutation.error) : undefined;
  return {
    run: (input: I): Promise<O | undefined> =>
      mutation.mutateAsync(input).then(
        (output) => output,
        () => undefined,
      ),
    pending: mutation.isPending,
    refusal,
    fields: refusal?.fields ?? {},
    reset: mutation.reset,
  };
}

export interface AnswerOptions {
  /** No question is asked while false. */
  when?: boolean;
  /** How long an answer counts as fresh, in milliseconds. */
  fresh?: number;
}

/**
 * The answer to a question that is not live (search, previews, exports). The answer before stays until the next is there,
 * so that pages do not flicker while somebody types.
 */
export function useAnswer<I, O, E>(procedure: Procedure<I, O, E>, input: I, options: AnswerOptions = {}) {
  const query = useQuery({
    queryKey: [callName(procedure), input],
    queryFn: ({ signal }) => procedure(...([input, { signal }] as unknown as Parameters<typeof procedure>)),
    placeholderData: keepPreviousData,
    enabled: options.when ?? true,
    staleTime: options.fresh ?? 0,
  });
  return {
    answer: query.data,
    loading: query.isPending && query.fetchStatus !== 'idle',
    fetching: query.isFetching,
    refusal: query.error ? refusalWords(query.error) : undefined,
    again: query.refetch,
  };
}
