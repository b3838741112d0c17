/** A small, valid, handwritten PDF: coloured pages with their number, portrait or of a given width. */
export function pdfBytes(spec: { pages?: number; title?: string; width?: number; height?: number } = {}): Buffer {
  const { pages = 3, title = 'Test document', width = 595, height = 842 } = spec;
  const text = title.replace(/[^ -'*-[\]-~]/g, '');
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const pageIds = Array.from({ length: pages }, (_, n) => 4 + n * 2);
  objects.push(`<< /Type /Pages /Count ${pages} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  pageIds.forEach((id, n) => {
    const band = `0.10 0.${20 + ((n * 17) % 60)} 0.45 rg 0 ${height - 120} ${width} 120 re f`;
    const heading = `BT /F1 28 Tf 1 1 1 rg 40 ${height - 70} Td (${text}) Tj ET`;
    const number = `BT /F1 16 Tf 0 0 0 rg 40 ${height - 170} Td (Page ${n + 1} of ${pages}) Tj ET`;
    const content = [band, heading, number].join('\n');
    const resources = '<< /Font << /F1 3 0 R >> >>';
    const box = `[0 0 ${width} ${height}]`;
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents ${id + 1} 0 R >>`);
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });

  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>`;
  return Buffer.from(`${file}${end}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
