import { expect, test } from 'vitest';
import { toXml, xmlText } from '@/lib/seo/xml';

test('an XML document has a declaration, attributes and escaped text', () => {
  expect(toXml({ a: { '@_x': '1', b: ['<&>', ''], c: {} } })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a x="1"><b>&lt;&amp;&gt;</b><b/><c/></a>',
  );
});

test('characters that XML does not allow are left out', () => {
  expect(xmlText('a\0b\u0008c\u001fd\ufffee\ud800')).toBe('abcde');
  expect(xmlText('\t\n\r \ud7ff\ue000\ufffd\u{10000}')).toBe('\t\n\r \ud7ff\ue000\ufffd\u{10000}');
});
