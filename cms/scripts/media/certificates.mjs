// A certificate as a file to open: one page of PDF 1.4 with two of the fonts that every reader has.

const SIZE = { width: 595, height: 842 };
const INK = '0.07 0.09 0.15 rg';
const ACCENT = '0.96 0.25 0.37 rg';

/** @type {readonly [size: number, x: number, y: number, font: 'F1' | 'F2', text: string][]} */
const LINES = [
  [13, 72, 700, 'F1', 'CERTIFICATE'],
  [34, 72, 640, 'F2', 'Sample'],
  [13, 72, 600, 'F1', 'This file stands in for a certificate of the organization.'],
  [13, 72, 580, 'F1', 'It certifies nothing. Replace it with the real one.'],
  [11, 72, 120, 'F1', 'Number: SAMPLE'],
];

/**
 * The files of this kind.
 *
 * @returns {import('./types.mjs').Piece[]}
 */
export function listCertificates() {
  return [{ name: 'certificate-sample.pdf', draw: () => drawPdf() }];
}

function drawPdf() {
  const text = LINES.map(
    ([size, x, y, font, words]) => `BT ${INK} /${font} ${size} Tf ${x} ${y} Td (${words}) Tj ET`,
  );
  const page = [`${ACCENT} 72 740 120 6 re f`, ...text].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SIZE.width} ${SIZE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    '<< /Title (Sample certificate) >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
