import { currentWork } from '../../work.ts';
import type { Traces } from '../traces/types.ts';
import { type WatchStatement, withoutValues } from './watch-statements.ts';

/** Gives each statement of a traced request or job a span, without its values. */
export function traceStatements(traces: Traces): WatchStatement {
  return (text) => {
    const work = currentWork();
    if (!work?.span) return () => undefined;
    const statement = withoutValues(text);
    const name = statement.split(' ', 1)[0] ?? 'statement';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
    return traces.begin(work, { kind: 'statement', name, attributes }).end;
  };
}
