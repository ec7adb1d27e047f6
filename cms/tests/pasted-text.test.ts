// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nameOf } from '../src/admin/pasted-text/image-name';
import { plainLists } from '../src/admin/pasted-text/plain-lists';
import { imagesInRtf } from '../src/admin/pasted-text/rtf-images';
import { type CopiedImage, toMarkdown } from '../src/admin/pasted-text/to-markdown';

const none = async (images: readonly CopiedImage[]) => images.map(() => null);
const convert = (html: string, upload: typeof none | (() => Promise<string[]>) = none) =>
  toMarkdown(new DOMParser().parseFromString(html, 'text/html'), upload);

test('a text of Word keeps what the site shows, and nothing else', async () => {
  const word = await readFile(path.join(import.meta.dirname, 'support/pasted/word.html'), 'utf8');
  const images = ['/uploads/a.png', '/uploads/b.jpg', '/uploads/c.png'];
  expect(await convert(word, async () => images)).toBe(`## Month-end in three days

A year ago it took **eleven days**, and *nobody* knew why.

### What changed

- One list of suppliers
    - with their bank details
- No spreadsheet

In this order:

1. Count
2. Close

| Depot | Days |
| --- | --- |
| Arusha | 3 |

![A lorry at the weighbridge](/uploads/a.png)

![The depot in Arusha](/uploads/b.jpg)

See [the figures](https://example.com/figures), and a footnote.![The month in a chart](/uploads/c.png)`);
});

test('a document of Google is read by its styles; an image that is lost leaves a note', async () => {
  const copied = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
    style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p>
    <ul><li><p role="presentation"><span style="font-weight:400">One</span></p></li></ul>
    <img src="file:///tmp/x.png"></b>`;
  expect(await convert(copied)).toBe(
    '**Bold** and *slanted*\n\n- One\n\n*(An image was here. Insert it with the image button.)*',
  );
});

test.each([
  [
    'a heading that Word numbers',
    '<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.   </span>Start</h2>',
    '## 1\\. Start',
  ],
  [
    'a list that goes on after an image',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3. </span>Third</p>',
    '3. Third',
  ],
  [
    'text that was deleted with tracked changes',
    '<p>fell by <del>40 %</del><span class="msoDel">4</span>12 %</p>',
    'fell by 12 %',
  ],
  [
    'lines of an address',
    '<p>Our office<br>5th Floor<br></p><p>Next</p>',
    'Our office  \n5th Floor\n\nNext',
  ],
  ['a list in a list', '<ul><li>One</li><ul><li>Two</li></ul></ul>', '- One\n    - Two'],
  [
    'a word in angle brackets',
    '<p>a field called &lt;customer&gt;</p>',
    'a field called \\<customer>',
  ],
  [
    'merged cells',
    '<table><tr><td colspan="2">Cost</td><td rowspan="2">Year</td></tr><tr><td>a</td><td>b</td></tr></table>',
    '| Cost | | Year |\n| --- | --- | --- |\n| a | b | |',
  ],
  [
    'what Word says about bold in Arabic',
    "<p>We <b style='mso-bidi-font-weight:normal'>promise</b> <span style='mso-bidi-font-weight:bold'>it</span></p>",
    'We **promise** it',
  ],
  [
    'a bold word in parts',
    '<p><b><span lang=EN-GB>Month</span></b><b><span lang=EN-US>-end</span></b></p>',
    '**Month-end**',
  ],
  [
    'a paragraph that begins with a tab',
    "<p>One</p><p><span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>Two</p>",
    'One\n\nTwo',
  ],
  ['a heading of two lines', '<h2>Our services<br>in Tanzania</h2>', '## Our services in Tanzania'],
  [
    'raised and lowered numbers, and what is crossed out',
    '<p>10 m<sup>2</sup>, CO<span style="vertical-align:sub">2</span>, <s>100</s> 80 USD</p>',
    '10 m<sup>2</sup>, CO<sub>2</sub>, ~~100~~ 80 USD',
  ],
  [
    'a checklist of Google',
    '<ul><li role="checkbox"><img src="data:image/png;base64,AA==" alt="unchecked" aria-roledescription="checkbox"><p>Count</p></li></ul>',
    '- Count',
  ],
  [
    'links by way of Google, Outlook and Facebook',
    [
      '<a href="https://www.google.com/url?q=https://example.com/a?b%3D1%26c&amp;sa=D&amp;source=editors">A</a>',
      '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fb&amp;data=05" title="Original URL: https://example.com/b. Click or tap if you trust this link.">B</a>',
      '<a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fc&amp;h=AT0">C</a>',
      '<a href="https://www.google.com/search?q=https://example.com">D</a>',
    ].join(' '),
    '[A](https://example.com/a?b=1&c) [B](https://example.com/b) [C](https://example.com/c) [D](https://www.google.com/search?q=https://example.com)',
  ],
  [
    'a smiley of a chat',
    '<p>Thanks <img src="https://example.com/1f600.png" alt="😀"></p>',
    'Thanks 😀',
  ],
  [
    'headings of Word on the web',
    '<p role="heading" aria-level="1"><span>Title</span></p><p role="heading" aria-level="2">Part</p>',
    '## Title\n\n### Part',
  ],
  [
    'lists of Word on the web',
    [
      '<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>One</p></li></ul></div>',
      '<div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>Inner</p></li></ul></div>',
      '<div class="ListContainerWrapper"><ol><li data-aria-level="1" data-aria-posinset="1"><p>Count</p></li></ol></div>',
      '<div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1" data-aria-posinset="2"><p>Close</p></li></ol></div>',
    ].join(''),
    '- One\n    - Inner\n\n1. Count\n2. Close',
  ],
  [
    'a list of Outlook in another mail program',
    '<p class="m_1MsoListParagraph"><span>·<span>&nbsp;&nbsp; </span></span>Count</p><p class="m_1MsoListParagraph"><span>·<span>&nbsp; </span></span>Close</p>',
    '- Count\n- Close',
  ],
  [
    'lists, headings and paragraphs in cells',
    '<table><tr><td><h3>Plan</h3></td><td>Has</td></tr><tr><td><p>Basic</p><p>small</p></td><td>Both:<ul><li>Count</li><li><p>Close</p></li></ul></td></tr></table>',
    '| Plan | Has |\n| --- | --- |\n| Basic<br>small | Both:<br>• Count<br>• Close |',
  ],
  [
    'a table with columns of a width',
    '<table><colgroup><col width="9"></colgroup><tbody><tr><td>Depot</td><td>Days</td></tr><tr><td>Moshi</td><td>3</td></tr></tbody></table>',
    '| Depot | Days |\n| --- | --- |\n| Moshi | 3 |',
  ],
  [
    'words with a comment in the margin',
    '<p>On time.<span class=MsoCommentReference><span style="mso-special-character:comment"> <a href="#_msocom_1">[AK1]</a></span></span></p>',
    'On time.',
  ],
  [
    'a card of a website',
    '<a href="https://example.com"><h3>Stock</h3><p>In one place.</p></a>',
    '### Stock\n\nIn one place.',
  ],
  [
    'a list of a website with a name and a paragraph in each entry',
    '<ul><li><strong>Stock</strong><p>In one place.</p></li><li>Title<p>Details</p></li></ul>',
    '- **Stock**\n  \n    In one place.\n  \n- Title\n  \n    Details',
  ],
  [
    'a flag of a chat',
    '<p>Dar <img alt="🇹🇿" src="https://chat.example/tz.png"> and <img alt="1️⃣" src="https://chat.example/1.png"></p>',
    'Dar 🇹🇿 and 1️⃣',
  ],
  [
    'a mail that is laid out in tables',
    '<table><tr><td><table><tr><td><h2>News</h2><ul><li>One</li></ul></td></tr></table></td></tr></table>',
    '## News\n\n- One',
  ],
])('%s reaches visitors as it was meant', async (_, copied, markdown) => {
  expect(await convert(copied)).toBe(markdown);
});

test.each([
  ['<div>In <b>short</b>:</div><div>- Count</div><div>- Close</div><div>Bye</div>', '- '],
  ['<p>In <b>short</b>:</p><p>• Count<br>• Close</p><p>Bye</p>', '• '],
])('lines of a mail that begin with a mark are a list: %s', async (copied, mark) => {
  expect(await convert(copied)).toBe('In **short**:\n\n- Count\n- Close\n\nBye');
  const one = copied.replace(`${mark}Close`, 'Close');
  expect(await convert(one)).not.toMatch(/^- /m);
});

test('nothing that runs, and no style, survives', async () => {
  const copied =
    '<style>p{}</style><p onclick="x()">One <a href="javascript:x()">two</a></p><script>x()</script>';
  expect(await convert(copied)).toBe('One two');
});

test('the images of Word are in its RTF, in their order; the older copies beside them are not taken', async () => {
  const rtf = String.raw`{\rtf1{\*\shppict{\pict{\*\picprop\shplid1025}\picscalex100\pngblip\bliptag-12
{\*\blipuid 0a0b0c}
89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0100}}{\*\shppict{\pict\picw10\jpegblip ffd8ff}}}`;
  const images = imagesInRtf(rtf);
  expect(images.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
  const bytes = await images[0]?.arrayBuffer();
  expect(bytes && Buffer.from(bytes).toString('hex')).toBe('89504e470d0a');
});

test('lines of plain text with bullets become a list, apart from what is around it', () => {
  const mail = 'In short:\n• Count\n•\tClose *all*\no\tAt night\nUntil May.';
  const list = '- Count\n- Close *all*\n  - At night';
  expect(plainLists(mail, true)).toBe(`In short:\n\n${list}\n\nUntil May.`);
  expect(plainLists(mail, false)).toContain('Close \\*all\\*');
});

test('text that may be Markdown stays as it is, and so does a single line with a number', () => {
  expect(plainLists('- Count\n- Close', true)).toBeNull();
  expect(plainLists('Since\n2008. That year\nwe began', false)).toBeNull();
  expect(plainLists('1. Count\n2. Close', false)).toBe('1. Count\n2. Close');
});

test('a pasted image is called by what it shows, or by the title of its entry', () => {
  expect(nameOf('Una gráfica: el mes (2026)', 'Lessons')).toBe('una-grafica-el-mes-2026');
  expect(nameOf('', 'Lessons from ERP!')).toBe('lessons-from-erp-1');
  expect(nameOf(' ', 'Lessons from ERP!')).toBe('lessons-from-erp-2');
  expect(nameOf('', '')).toBe('pasted-1');
});
