import type { FieldRow, FieldValue } from '@pavilion/domain';
import { SyncError } from '@pavilion/sync/client';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { rowsOf } from './keyed-rows.ts';
import { listWriter } from './list-writer.ts';
import { addRow, moveRow, type RowEdit, removeRow, setCell } from './row-edits.ts';

/** A list on a server that answers whenever it is told to, as two people's pages have it. */
function openServer(schedule: <T>(task: () => T) => Promise<T>, first: FieldRow[]) {
  let now: FieldValue = first;
  const openPage = () => {
    let seen: FieldValue = first;
    const refused: FieldRow[][] = [];
    let last: Promise<unknown> = Promise.resolve();
    const writer = listWriter({
      stored: () => ({ table: seen }),
      read: () => schedule(() => ({ table: now })),
      async write(_, rows, former) {
        const before = seen;
        // The client shows what it has sent, and what is stored again if it is refused. It sends one after the other.
        seen = rows;
        const mine = last.then(() =>
          schedule(() => {
            const same = JSON.stringify(former) === JSON.stringify(now);
            if (same) now = rows;
            return same;
          }),
        );
        last = mine;
        if (await mine) return;
        seen = before;
        throw new SyncError({ code: 'MOVED_ON', message: 'Somebody else was quicker.' });
      },
      onRefused: (_key, rows) => refused.push(rows),
      onChange: () => undefined,
      interval: 50,
    });
    const rows = () => rowsOf(writer.shown().table ?? seen);
    return { writer, rows, refused };
  };
  return { openPage, stored: () => rowsOf(now) };
}

it('what two people type in their rows is stored whole, whoever is answered first, and is never shown otherwise to its writer (GFX-003 GFX-012)', async () => {
  vi.useFakeTimers();
  const letters = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...'abcdef')), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(letters, letters, fc.scheduler(), async (one, other, scheduler) => {
      const ask = <T>(task: () => T) => scheduler.schedule(Promise.resolve()).then(task);
      const server = openServer(
        ask,
        Array.from({ length: 6 }, () => ({})),
      );
      const type = async (page: ReturnType<typeof server.openPage>, typed: typeof one, from: number) => {
        const texts = ['', '', ''];
        for (const [at, letter] of typed) {
          texts[at] += letter;
          // A field hands over what it shows with the letter.
          const shown = String(page.rows()[from + at]?.team ?? '');
          expect(shown + letter).toBe(texts[at]);
          page.writer.edit('table', setCell(page.rows(), from + at, 'team', shown + letter));
          await ask(() => vi.advanceTimersByTime(20));
        }
        return texts;
      };
      const typing = Promise.all([type(server.openPage(), one, 0), type(server.openPage(), other, 3)]);
      await scheduler.waitFor(typing);
      vi.advanceTimersByTime(1_000);
      await scheduler.waitIdle();
      const texts = (await typing).flat();
      expect(server.stored().map(({ team }) => team ?? '')).toEqual(texts);
    }),
  );
  vi.useRealTimers();
});

it('what was done offline is done to the same rows of the list that somebody else has changed since (GFX-003 GFX-012)', async () => {
  const row = (team: string, pts: string) => ({ team, won: '9', pts });
  const [surrey, kent, essex, somerset] = [
    row('Surrey', '21'),
    row('Kent', '18'),
    row('Essex', '15'),
    row('Somerset', '9'),
  ];
  const base = [surrey, kent, essex, somerset];
  const online: ((task: () => unknown) => void)[] = [];
  const server = openServer((task) => new Promise((resolve) => online.push(() => resolve(task()))), base);
  const connect = async () => {
    for (let quiet = 0; quiet < 20; quiet = online.length > 0 ? 0 : quiet + 1) {
      online.shift()?.(() => undefined);
      await Promise.resolve();
    }
  };
  vi.useFakeTimers();
  const [desk, phone] = [server.openPage(), server.openPage()];
  const act = (page: typeof desk, edit: (rows: readonly FieldRow[]) => RowEdit) =>
    page.writer.edit('table', edit(page.rows()));
  act(desk, () => addRow());
  act(desk, (rows) => setCell(rows, 4, 'team', 'Desk Rovers'));
  act(desk, (rows) => setCell(rows, 0, 'pts', '99'));
  desk.writer.flush();
  await connect();
  // The phone has not heard of that.
  act(phone, (rows) => removeRow(rows, 2));
  act(phone, (rows) => moveRow(rows, 1, 0));
  act(phone, (rows) => setCell(rows, 1, 'won', '7'));
  act(phone, (rows) => setCell(rows, 1, 'won', '77'));
  phone.writer.flush();
  await connect();
  expect(server.stored()).toEqual([kent, { ...surrey, won: '77', pts: '99' }, somerset, { team: 'Desk Rovers' }]);
  // The writer goes on in a row of the other's.
  act(phone, (rows) => setCell(rows, 3, 'pts', '5'));
  phone.writer.flush();
  await connect();
  expect(server.stored()[3]).toEqual({ team: 'Desk Rovers', pts: '5' });
  expect(phone.refused).toEqual([]);
  vi.useRealTimers();
});

it('a list that gets another value while it is on its way takes none of the changes with it', async () => {
  let answer = (_: unknown) => undefined as unknown;
  const written: FieldRow[][] = [];
  const writer = listWriter({
    stored: () => ({ table: [] }),
    read: async () => ({ table: [] }),
    write: (_, rows) => {
      written.push(rows);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onRefused: () => undefined,
    onChange: () => undefined,
    interval: 0,
  });
  writer.edit('table', addRow());
  writer.drop(['table']);
  expect(writer.shown()).toEqual({});
  writer.edit('table', addRow());
  expect(writer.shown()).toEqual({ table: [{}] });
  answer(null);
  await Promise.resolve();
  expect(writer.shown()).toEqual({ table: [{}] });
  expect(written).toEqual([[{}]]);
});

it('a write does not wait for an answer, and replaces what the one before has stored by then', async () => {
  const written: [rows: FieldRow[], former: unknown][] = [];
  const answers: (() => void)[] = [];
  const writer = listWriter({
    stored: () => ({ table: [{ team: 'Kent' }] }),
    read: async () => ({ table: [] }),
    write: (_, rows, former) => {
      written.push([rows, former]);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    onRefused: () => undefined,
    onChange: () => undefined,
    interval: 1_000_000,
  });
  const shown = () => rowsOf(writer.shown().table);
  writer.edit('table', setCell([{ team: 'Kent' }], 0, 'team', 'S'));
  for (const text of ['Su', 'Sur']) writer.edit('table', setCell(shown(), 0, 'team', text));
  writer.flush();
  const first = [{ team: 'S' }];
  expect(written).toEqual([
    [first, [{ team: 'Kent' }]],
    [[{ team: 'Sur' }], first],
  ]);
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(writer.shown()).toEqual({}));
  writer.flush();
  expect(written).toHaveLength(2);
});

it('a list that is refused is handed back with all that was typed since', async () => {
  const refused: FieldRow[][] = [];
  const writer = listWriter({
    stored: () => ({ table: [{ team: 'Kent' }] }),
    read: async () => ({ table: [] }),
    write: async () => {
      throw new SyncError({ code: 'INVALID', message: 'A cell can have at most 500 characters.' });
    },
    onRefused: (_, rows) => refused.push(rows),
    onChange: () => undefined,
    interval: 0,
  });
  writer.edit('table', removeRow([{ team: 'Kent' }], 0));
  writer.edit('table', addRow());
  await vi.waitFor(() => expect(refused).toEqual([[{}]]));
  expect(writer.shown()).toEqual({});
});
