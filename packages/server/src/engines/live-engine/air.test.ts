import { describe, expect, it } from 'vitest';
import { createAir } from './air.mjs';

/** An air, and what its readers get: the name of each source with the time of its picture or sound. */
function stage() {
  const told: string[] = [];
  const got: string[] = [];
  const air = createAir({ onShown: (source) => told.push(`shown ${source}`), onChanged: () => told.push('changed') });
  air.broadcast.broadcastMessage = ({ flags, dts, data }) => {
    got.push(`${data}${flags === 1 ? '~' : ''} ${dts}`);
  };
  const give = (source: string, flags: number, time: number, text = source) => {
    const data = Buffer.from(text);
    const codec_type = flags < 2 ? 8 : 9;
    air.take(source, { codec_type, flags, dts: time, pts: time, size: data.length, data });
  };
  return {
    air,
    told,
    got,
    header: (source: string, text: string) => give(source, 2, 0, text),
    /** Pictures every half second, with a key frame every two seconds, and sound a little later. */
    film: (source: string, from: number, to: number, sound = true) => {
      for (let time = from; time < to; time += 500) {
        give(source, time % 2_000 === 0 ? 3 : 4, time);
        if (sound) give(source, 1, time + 100);
      }
    },
  };
}

const times = (got: readonly string[]) => got.map((each) => Number(each.split(' ')[1]));

describe('what a stream shows', () => {
  it('is nothing until the wish is known, and then begins with the last key frame', () => {
    const { air, film, got, told } = stage();
    film('in', 0, 3_000);
    expect(got).toEqual([]);
    air.show('in');
    expect(got).toEqual(['in 2000', 'in~ 2100', 'in 2500', 'in~ 2600']);
    film('in', 3_000, 3_500);
    expect(got.slice(4)).toEqual(['in 3000', 'in~ 3100']);
    expect(told).toEqual(['shown in']);
  });

  it('is a programme from its next key frame on, for which the encoder waits; nothing is missing or sent twice', () => {
    const { air, film, header, got, told } = stage();
    header('in', 'A');
    film('in', 0, 4_000);
    air.show('in');
    air.show('1');
    air.makes('1');
    film('in', 4_000, 5_500);
    air.begin('1');
    header('1', 'B');
    // The programme counts from its own beginning, at 2000.
    film('1', 0, 2_000);
    film('in', 5_500, 6_500);
    expect(times(got.slice(-2))).toEqual([5_500, 5_600]);
    film('1', 2_000, 5_000);
    film('in', 6_500, 8_000);
    expect(got.slice(-5)).toEqual(['B 6000', '1 6000', '1~ 6100', '1 6500', '1~ 6600']);
    expect(told).toEqual(['shown in', 'shown 1', 'changed']);

    // Back to the encoder, which is ahead: it waits until the programme has come to the same place.
    film('in', 8_000, 9_000);
    air.show('in');
    film('1', 5_000, 6_500);
    film('in', 9_000, 9_500);
    expect(got.slice(-11, -3)).toEqual([
      ...['1 7000', '1~ 7100', '1 7500', '1~ 7600'],
      ...['A 8000', 'in 8000', 'in~ 8100', 'in 8500'],
    ]);
    expect(got.slice(-3)).toEqual(['in~ 8600', 'in 9000', 'in~ 9100']);
    expect(times(got)).toEqual(
      times(got)
        .slice()
        .sort((one, other) => one - other),
    );
  });

  it('is what the encoder sends while the programme has failed', () => {
    const { air, film, got, told } = stage();
    air.show('1');
    film('in', 0, 1_000);
    air.makes('1');
    air.begin('1');
    film('1', 0, 3_000);
    air.end('1');
    film('in', 1_000, 4_500);
    expect(got.slice(-3)).toEqual(['1~ 2600', 'in 4000', 'in~ 4100']);
    air.makes('1');
    air.begin('1');
    film('1', 0, 2_500);
    film('in', 4_500, 7_000);
    film('1', 2_500, 4_500);
    expect(got.slice(-2)).toEqual(['1 8000', '1~ 8100']);
    expect(told).toEqual(['shown 1', 'shown in', 'shown 1']);
  });

  it('stays what it is when a programme that begins cannot keep up, and nothing is lost', () => {
    const { air, film, got, told } = stage();
    air.show('in');
    film('in', 0, 1_000);
    air.show('1');
    air.makes('1');
    air.begin('1');
    film('1', 0, 500);
    film('in', 1_000, 12_000);
    expect(times(got.filter((each) => !each.includes('~')))).toEqual(Array.from({ length: 24 }, (_, n) => n * 500));
    expect(told).toEqual(['shown in']);
  });
});
