import { describe, expect, it } from 'vitest';
import { contentDisposition, safeFileName } from './content-disposition.ts';

describe('contentDisposition', () => {
  it.each([
    ['clip.mp4', `attachment; filename="clip.mp4"; filename*=UTF-8''clip.mp4`],
    ['été "1".mp4', `attachment; filename="ete _1_.mp4"; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22.mp4`],
    ["o'neil (1)*.png", `attachment; filename="o'neil (1)*.png"; filename*=UTF-8''o%27neil%20%281%29%2A.png`],
    ['🏏.mov', `attachment; filename="_.mov"; filename*=UTF-8''%F0%9F%8F%8F.mov`],
    ['مباراة.mp4', `attachment; filename="_.mp4"; filename*=UTF-8''%D9%85%D8%A8%D8%A7%D8%B1%D8%A7%D8%A9.mp4`],
    ['a\r\nSet-Cookie: b.mp4', `attachment; filename="aSet-Cookie: b.mp4"; filename*=UTF-8''aSet-Cookie%3A%20b.mp4`],
    ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ])('names %j in both forms (DAT-140)', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it('removes characters that reverse the reading direction, and never gives an empty name', () => {
    expect(safeFileName('photo\u202egpj.exe')).toBe('photogpj.exe');
    expect(safeFileName('..')).toBe('file');
    expect(safeFileName(' \u0000 ')).toBe('file');
    expect(safeFileName('half \ud83c')).toBe('half \ufffd');
  });
});
